import { connectionFailure } from "./postgres-url";

const error = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  [error("self-signed certificate in certificate chain", "SELF_SIGNED_CERT_IN_CHAIN"), /add sslrootcert=/],
  [error("unable to verify the first certificate", "UNABLE_TO_VERIFY_LEAF_SIGNATURE"), /add sslrootcert=/],
  [
    error("IP: 192.0.2.1 is not in the list", "ERR_TLS_CERT_ALTNAME_INVALID"),
    /name the host in DATABASE_URL/,
  ],
  [error("The server does not support SSL connections"), /remove sslmode from DATABASE_URL/],
  [error("connect ECONNREFUSED 127.0.0.1:1", "ECONNREFUSED"), /^connect ECONNREFUSED 127\.0\.0\.1:1$/],
])("says how to connect after: %s", (failure, sentence) => {
  expect(connectionFailure(failure, "DATABASE_URL")).toMatch(sentence);
});
