/** What a site's connections are called, in `pg_stat_activity` and to the embedded engine. */
export const APPLICATION_NAME = "promptfolio";
