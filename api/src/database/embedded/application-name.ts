/** The name of a site's connections, in `pg_stat_activity` and for the embedded engine. */
export const APPLICATION_NAME = "promptfolio";
