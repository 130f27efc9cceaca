/** Mulberry32: a small seeded generator of numbers from 0 to 1. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const FIRST =
  "Amara Bilal Carmen Dae Elif Farid Greta Hana Imani Jonas Kofi Leila Mateo Noor Oskar Priya Quinn Rosa Samir Tove".split(
    " ",
  );
const LAST = "Okafor Rahman Ibarra Lindqvist Novak Haddad Moreau Tanaka Silva Weber Mensah Costa".split(" ");
const COUNT = 40;
const DAY = 86_400_000;

export interface DemoPerson {
  id: string;
  name: string;
  email: string;
  status: "active" | "inactive" | "blocked";
  joinedAt: Date;
  lastActiveAt: Date;
  viewsToday: number;
  promptViews: number;
  downloads: number;
}

const pick = <Value>(values: readonly Value[], at: number): Value | undefined => values[at % values.length];

/** The demo's users: deterministic, with dates before `now`. */
export const demoPeople = (now: Date): DemoPerson[] => {
  const random = createRandom(2_024);
  return Array.from({ length: COUNT }, (_, n) => {
    const first = pick(FIRST, n) ?? "";
    const last = pick(LAST, n * 5 + Math.floor(n / FIRST.length)) ?? "";
    const ageInDays = 1 + Math.floor(random() ** 1.6 * 75);
    const idleShare = random() ** 3;
    const isActiveToday = n % 4 === 0;
    const idle = isActiveToday ? random() * 3_600_000 : DAY + idleShare * (ageInDays - 1) * DAY;
    const promptViews = Math.floor((1 + random() * 3) * Math.min(ageInDays, 30) * (0.2 + random() * 0.5));
    return {
      id: `demouser${String(n).padStart(16, "0")}`,
      name: `${first} ${last}`,
      email: `${first}.${last}@example.com`.toLowerCase(),
      status: n % 13 === 7 ? "blocked" : n % 9 === 5 ? "inactive" : "active",
      joinedAt: new Date(now.getTime() - ageInDays * DAY),
      lastActiveAt: new Date(now.getTime() - Math.min(idle, ageInDays * DAY)),
      viewsToday: isActiveToday ? 1 + Math.floor(random() * 4) : 0,
      promptViews: promptViews + 4,
      downloads: Math.floor(promptViews * (0.2 + random() * 0.5)),
    };
  });
};
