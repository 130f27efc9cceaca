import { createRandom } from "./people";

export interface DemoDay {
  day: string;
  views: number;
  downloads: number;
  copies: number;
  signUps: number;
}

const DAYS = 30;
const DAY = 86_400_000;
/** Activity by weekday, Sunday first: lower at weekends. */
const WEEK = [0.62, 1, 1.08, 1.12, 1.05, 0.95, 0.66];

/** Plausible, deterministic activity of the 30 days before `now`. */
export const demoHistory = (now: Date, joined: readonly Date[]): DemoDay[] => {
  const random = createRandom(30);
  const isoDay = (date: Date) => date.toISOString().slice(0, 10);
  return Array.from({ length: DAYS }, (_, n) => {
    const date = new Date(now.getTime() - (DAYS - n) * DAY);
    const day = isoDay(date);
    const views = Math.round((90 + n * 2.4) * (WEEK[date.getUTCDay()] ?? 1) * (0.85 + random() * 0.3));
    return {
      day,
      views,
      downloads: Math.round(views * (0.22 + random() * 0.08)),
      copies: Math.round(views * (0.14 + random() * 0.06)),
      signUps: joined.filter((moment) => isoDay(moment) === day).length,
    };
  });
};
