import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

export default {
  mode: "production",
  context: import.meta.dirname,
  entry: "./src/index.js",
  output: { path: `${import.meta.dirname}/dist`, publicPath: "auto", clean: true },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        use: {
          loader: "swc-loader",
          options: {
            jsc: {
              parser: { syntax: "ecmascript", jsx: true },
              transform: { react: { runtime: "automatic" } },
            },
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: "plain_webpack",
      filename: "remoteEntry.js",
      manifest: true,
      exposes: { "./Page": "./src/page.jsx" },
      runtimePlugins: [`${import.meta.dirname}/src/runtime-plugin.js`],
      shared: { react: { singleton: true }, "react-dom": { singleton: true } },
    }),
  ],
};
