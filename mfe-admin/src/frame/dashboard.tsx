import { useSearchParams } from "@promptfolio/host/router";
import { ChartColumn, Images, Rocket, ScrollText, Settings, Users } from "@promptfolio/ui/icons";
import { Tabs } from "@promptfolio/ui/tabs";
import { useMemo, useState } from "react";
import { PaceContext } from "../live/pace";
import { LazyTab } from "./lazy-tab";
import { DEFAULT_TAB, TAB_NAMES, TAB_PARAMETER, tabOf } from "./tabs";

const loadAnalytics = () => import(/* webpackChunkName: "figures" */ "../analytics/analytics-tab");
const loadImages = () => import(/* webpackChunkName: "images" */ "../images/images-tab");
const loadUsers = () => import(/* webpackChunkName: "users" */ "../users/users-tab");
const loadSettings = () => import(/* webpackChunkName: "settings" */ "../settings/settings-tab");
const loadReleases = () => import(/* webpackChunkName: "releases" */ "../releases/releases-tab");
const loadAudit = () => import(/* webpackChunkName: "audit" */ "../audit/audit-tab");

const TABS = [
  { value: "analytics", Icon: ChartColumn, load: loadAnalytics },
  { value: "images", Icon: Images, load: loadImages },
  { value: "users", Icon: Users, load: loadUsers },
  { value: "settings", Icon: Settings, load: loadSettings },
  { value: "audit", Icon: ScrollText, load: loadAudit },
  { value: "releases", Icon: Rocket, load: loadReleases },
] as const;

const ITEMS = TABS.map(({ value, Icon, load }) => ({
  value,
  label: TAB_NAMES[value],
  icon: <Icon aria-hidden />,
  content: <LazyTab name={value} load={load} />,
}));

export const Dashboard = () => {
  const [parameters, setParameters] = useSearchParams();
  const [live, setLive] = useState(true);
  const [testMode, setTestMode] = useState(false);
  const pace = useMemo(() => ({ live, setLive, testMode, setTestMode }), [live, testMode]);
  const open = (value: string) =>
    setParameters(value === DEFAULT_TAB ? {} : { [TAB_PARAMETER]: value }, { preventScrollReset: true });
  return (
    <PaceContext value={pace}>
      <Tabs
        manual
        label="Administration"
        items={ITEMS}
        value={tabOf(parameters.toString())}
        onChange={open}
      />
    </PaceContext>
  );
};
