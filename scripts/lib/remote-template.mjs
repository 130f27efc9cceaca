const titleOf = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

const componentOf = (id) => `${titleOf(id).replace(/ (.)/g, (_, letter) => letter.toUpperCase())}Page`;

const packageJson = (folder, { dependencies, version }) => {
  const manifest = {
    name: `@promptfolio/${folder}`,
    version,
    private: true,
    type: "module",
    scripts: {
      build: `node ../scripts/build.mjs ${folder}`,
      dev: `node ../scripts/dev.mjs ${folder}`,
      typecheck: "tsc -p .",
      test: `jest --config ../jest.config.mjs --selectProjects ${folder}`,
    },
    dependencies: Object.fromEntries(
      ["@promptfolio/host", "@promptfolio/remote-kit", "@promptfolio/ui", "react", "styled-components"].map(
        (name) => [name, dependencies[name]],
      ),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

const remoteConfig = (id) => `import { defineRemote } from "@promptfolio/contracts/remote";

export default defineRemote({
  id: "${id}",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "${id}",
      paths: ["/${id}"],
      page: "./${id}-page",
      access: "public",
      head: { title: "${titleOf(id)} | {product}", description: "${titleOf(id)} at {product}." },
      sitemap: true,
    },
  ],
});
`;

const WEBPACK_CONFIG = `import { remoteConfiguration } from "@promptfolio/remote-kit/webpack/remote";
import config from "./remote.config";

export default remoteConfiguration(config, import.meta.dirname);
`;

const TSCONFIG = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "types": ["node", "jest", "@testing-library/jest-dom"] },
  "include": ["src", "*.ts", "../shared/remote-kit/assets.d.ts"]
}
`;

const texts = (id) => `/** What the page says. */
export const TEXTS = {
  title: "${titleOf(id)}",
  lead: "This page is new. Write it, and ship it when you like.",
};
`;

const page = (id) => `import { space, type } from "@promptfolio/ui/theme";
import { Container } from "@promptfolio/ui/layout";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

const Frame = styled(Container)\`
  display: grid;
  gap: \${space[5]};
  padding-block: \${space.section};

  h1 {
    \${type.hero}
  }

  p {
    \${type.lead}
  }
\`;

export default function ${componentOf(id)}() {
  return (
    <Frame>
      <h1>{TEXTS.title}</h1>
      <p>{TEXTS.lead}</p>
    </Frame>
  );
}
`;

const pageTest = (id) => `import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import { TEXTS } from "../texts";
import ${componentOf(id)} from "./${id}-page";

test("says what it is about", () => {
  render(
    <FakeHostFrame host={createFakeHost().host}>
      <${componentOf(id)} />
    </FakeHostFrame>,
  );
  expect(screen.getByRole("heading", { level: 1, name: TEXTS.title })).toBeVisible();
});
`;

/** The files of a new remote, by their paths in its folder. `model` is the manifest of a remote that is there. */
export const remoteFiles = (id, folder, model) => ({
  "package.json": packageJson(folder, model),
  "remote.config.ts": remoteConfig(id),
  "webpack.config.ts": WEBPACK_CONFIG,
  "tsconfig.json": TSCONFIG,
  "src/texts.ts": texts(id),
  [`src/pages/${id}-page.tsx`]: page(id),
  [`src/pages/${id}-page.test.tsx`]: pageTest(id),
});
