// The host: it reads which release of which remote this visitor gets, loads that one, and lets it draw its page.
const { map, pathname } = JSON.parse(document.getElementById("page-state").textContent);

const load = (src, integrity) =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    Object.assign(script, { src, integrity, crossOrigin: "anonymous", onload: resolve, onerror: reject });
    document.head.append(script);
  });

const open = async () => {
  for (const remote of Object.values(map.remotes)) {
    const route = remote.routes.find(({ paths }) => paths.includes(pathname));
    if (!route) continue;
    await load(remote.entry, remote.integrity);
    const container = window[remote.containerName];
    await container.init({});
    const { mount } = (await container.get(route.page))();
    return mount(document.getElementById("root"));
  }
  throw new Error(`No remote has a page at ${pathname}`);
};

open().catch((error) => {
  document.getElementById("root").textContent = `This page can't be shown: ${error.message}`;
});
