import { createLog as createServerLog, logOptions as serverLogOptions } from "@promptfolio/server/logging";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Logger, type LoggerOptions, stdSerializers } from "pino";
import type { ApiConfig } from "./config";

/** The message of a failed query contains its values, so the database's own error is logged instead. */
const withoutValues = (error: Error) =>
  stdSerializers.err(error instanceof DrizzleQueryError ? (error.cause ?? new Error("Failed query")) : error);

const SERIALIZERS = { err: withoutValues };

export const logOptions = ({ logLevel }: Pick<ApiConfig, "logLevel">): LoggerOptions =>
  serverLogOptions(logLevel, SERIALIZERS);

export const createLog = ({ logLevel }: Pick<ApiConfig, "logLevel">): Logger =>
  createServerLog(logLevel, SERIALIZERS);
