UPDATE "users" SET "demo" = true WHERE "id" LIKE 'demouser%';
