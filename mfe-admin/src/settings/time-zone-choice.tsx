import { Select } from "@promptfolio/ui/select";
import { setTimeZone, timeZones, useTimeZone } from "../lib/time-zone";

/** The time zone of all dates on the dashboard, remembered in this browser. */
export const TimeZoneChoice = () => (
  <Select
    label="Time zone"
    hint="For this browser. The days of all counts stay those of UTC."
    options={timeZones()}
    value={useTimeZone()}
    onChange={({ target }) => setTimeZone(target.value)}
  />
);
