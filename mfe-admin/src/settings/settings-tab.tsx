import { LIMIT_BOUNDS } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { getUsers } from "@promptfolio/host/api/admin";
import { Button } from "@promptfolio/ui/button";
import { RefreshCw, TriangleAlert } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { Select } from "@promptfolio/ui/select";
import { TextField } from "@promptfolio/ui/text-field";
import { color, space, type } from "@promptfolio/ui/theme";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { Notice, Panel } from "../frame/panel";
import { LoadFailed } from "../frame/query-state";
import { useUnsavedInput } from "../frame/unsaved-input";
import { counted } from "../lib/format";
import { setTimeZone, timeZone, timeZones } from "../lib/time-zone";
import { TEXTS } from "../texts";
import { type LimitName, useSettingsForm } from "./use-settings-form";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${space[4]};
  padding-bottom: ${space[12]};
`;

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Change = styled.strong`
  ${type.label}
  color: ${color.accent};
`;

const Notes = styled.ul`
  ${type.small}
  display: grid;
  gap: ${space[2]};
  color: ${color.inkSoft};

  && {
    padding-left: ${space[5]};
    list-style: disc;
  }
`;

/** The time zone of all dates on the other tabs, remembered in this browser. */
const TimeZoneChoice = () => {
  const [chosen, setChosen] = useState(timeZone);
  return (
    <Select
      label="Time zone"
      hint="For this browser. The days of all counts stay those of UTC."
      options={timeZones()}
      value={chosen}
      onChange={({ target }) => {
        setTimeZone(target.value);
        setChosen(target.value);
      }}
    />
  );
};

export default function SettingsTab() {
  const form = useSettingsForm();
  const { query, saved, pending, saving, dirty } = form;
  useUnsavedInput("settings", dirty);
  const { data: users } = useApiQuery(getUsers({ limit: 1 }));

  if (!saved && query.isError)
    return (
      <LoadFailed title="Settings could not be loaded" error={query.error} onRetry={() => query.refetch()} />
    );
  if (!saved) return <p role="status">{TEXTS.settings.loading}</p>;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Not `disabled`: a button that becomes disabled when it has saved would lose the focus.
    if (dirty) form.save();
  };
  /** A number field that shows the saved and the pending value. */
  const field = (name: LimitName, label: string) => {
    const { min, max } = LIMIT_BOUNDS[name];
    const text = form.textOf(name);
    const affected = name === "dailyLimit" && users ? ` for ${counted(users.total, "user")}` : "";
    return (
      <TextField
        label={label}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={text}
        disabled={saving}
        onChange={({ target }) => form.enter(name, target.value)}
        onBlur={() => form.commit(name)}
        hint={
          <>
            <span>{`${min} to ${max}, whole numbers · Current: ${saved[name]}`}</span>
            {text !== String(pending[name]) && (
              <span>{` · ${text === "" ? "Nothing" : text} becomes ${pending[name]}`}</span>
            )}
            {pending[name] !== saved[name] && (
              <>
                {" · "}
                <Change>{`Will change to: ${pending[name]}${affected}`}</Change>
              </>
            )}
          </>
        }
      />
    );
  };
  return (
    <Columns>
      <Panel title="Prompt views per day">
        <Form onSubmit={submit} noValidate aria-label="System settings">
          {field("dailyLimit", "Daily limit for logged-in users")}
          {field("guestLimit", "Guest daily limit")}
          <div role="status">
            {dirty && (
              <Notice $tone="warning">
                <TriangleAlert aria-hidden />
                You have unsaved changes. Save them, or they are lost when you leave.
              </Notice>
            )}
          </div>
          <Row>
            <Button type="submit" variant="primary" busy={saving} aria-disabled={!dirty}>
              {saving ? TEXTS.settings.saving : TEXTS.settings.save}
            </Button>
            {form.edited && !saving && <Button onClick={form.reset}>{TEXTS.settings.reset}</Button>}
            <Button
              variant="quiet"
              icon={<RefreshCw />}
              busy={query.isFetching && !saving}
              onClick={() => query.refetch()}
            >
              Refresh
            </Button>
          </Row>
        </Form>
      </Panel>
      <Panel title="How it works">
        <Notes>
          <li>
            Each prompt that is revealed for the first time on a day costs one view; opening it again is free.
          </li>
          <li>
            Saving moves the limit of all existing accounts, and of those still to come, from the next reveal
            on.
          </li>
          <li>Guests share the guest limit per browser; their views count on when they sign up.</li>
          <li>Each viewer's day begins at their own midnight.</li>
        </Notes>
      </Panel>
      <Panel title="Dates">
        <TimeZoneChoice />
      </Panel>
    </Columns>
  );
}
