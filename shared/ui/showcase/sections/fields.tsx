import { DEFAULT_CATEGORIES } from "@promptfolio/contracts/vocabulary";
import { useState } from "react";
import { Checkbox } from "../../src/checkbox";
import { Mail } from "../../src/icons";
import { Grid, Stack } from "../../src/layout";
import { PasswordField } from "../../src/password-field";
import { SearchField } from "../../src/search-field";
import { Select } from "../../src/select";
import { Switch } from "../../src/switch";
import { TextArea } from "../../src/text-area";
import { TextField } from "../../src/text-field";
import { Specimen } from "../specimen";

const Searches = () => {
  const [empty, setEmpty] = useState("");
  const [filled, setFilled] = useState("lantern market");
  return (
    <Grid>
      <SearchField
        label="Search"
        value={empty}
        onChange={setEmpty}
        shortcut="/"
        placeholder="Search posters"
      />
      <SearchField label="Search, with words" value={filled} onChange={setFilled} shortcut="/" />
    </Grid>
  );
};

export const Fields = () => (
  <>
    <Specimen name="Text field" note="Label above, hint or error below and tied to it.">
      <Grid>
        <TextField label="Name" placeholder="Ada Lovelace" hint="As it should stand on your page." />
        <TextField label="Email" type="email" icon={<Mail aria-hidden />} defaultValue="ada@example.org" />
        <TextField
          label="Email, wrong"
          type="email"
          icon={<Mail aria-hidden />}
          defaultValue="ada@"
          error="Please check your input and try again."
        />
        <TextField label="Company" optional />
        <TextField label="Disabled" defaultValue="Not today" disabled />
        <TextField label="Read only" defaultValue="prompt-0042" readOnly />
      </Grid>
    </Specimen>
    <Specimen name="Password field" note="With a button that shows it.">
      <Grid>
        <PasswordField label="Password" autoComplete="current-password" defaultValue="sealed-with-care" />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          defaultValue="sealed"
          error="Passwords do not match"
        />
      </Grid>
    </Specimen>
    <Specimen name="Text area" note="Grows with its text.">
      <Grid>
        <TextArea label="Message" placeholder="What can we do for you?" />
        <TextArea label="Prompt" error="A prompt is required." />
      </Grid>
    </Specimen>
    <Specimen name="Select" note="The browser's own list.">
      <Grid>
        <Select label="Category" options={DEFAULT_CATEGORIES} placeholder="All categories" />
        <Select
          label="Category, missing"
          options={DEFAULT_CATEGORIES}
          placeholder="Choose one"
          error="Choose a category."
        />
        <Select label="Category, disabled" options={DEFAULT_CATEGORIES} disabled />
      </Grid>
    </Specimen>
    <Specimen name="Search field" note="A key leads to it; Escape and its button clear it.">
      <Searches />
    </Specimen>
    <Specimen name="Checkbox" note="Chosen, some of it chosen, or not.">
      <Stack $gap={3} $align="start">
        <Checkbox label="Keep me signed in" />
        <Checkbox label="Select all images" defaultChecked />
        <Checkbox label="Some are selected" indeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and chosen" disabled defaultChecked />
      </Stack>
    </Specimen>
    <Specimen name="Switch" note="On or off at once.">
      <Stack $gap={3} $align="start">
        <Switch label="Live updates" defaultChecked hint="Every 30 seconds while this tab is in sight." />
        <Switch label="Test mode" />
        <Switch label="Disabled" disabled />
        <Switch label="Disabled and on" disabled defaultChecked />
      </Stack>
    </Specimen>
  </>
);
