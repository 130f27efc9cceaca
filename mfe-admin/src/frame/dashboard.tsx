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

const ITEMS = [
  {
    value: "analytics",
    label: TAB_NAMES.analytics,
    icon: <ChartColumn aria-hidden />,
    content: <LazyTab name="analytics" load={loadAnalytics} />,
  },
  {
    value: "images",
    label: TAB_NAMES.images,
    icon: <Images aria-hidden />,
    content: <LazyTab name="images" load={loadImages} />,
  },
  {
    value: "users",
    label: TAB_NAMES.users,
    icon: <Users aria-hidden />,
    content: <LazyTab name="users" load={loadUsers} />,
  },
  {
    value: "settings",
    label: TAB_NAMES.settings,
    icon: <Settings aria-hidden />,
    content: <LazyTab name="settings" load={loadSettings} />,
  },
  {
    value: "audit",
    label: TAB_NAMES.audit,
    icon: <ScrollText aria-hidden />,
    content: <LazyTab name="audit" load={loadAudit} />,
  },
  {
    value: "releases",
    label: TAB_NAMES.releases,
    icon: <Rocket aria-hidden />,
    content: <LazyTab name="releases" load={loadReleases} />,
  },
];

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
