-- Notifies all instances of a changed account when the change is committed. Expired sessions are removed without a
-- notification.
CREATE OR REPLACE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('promptfolio_accounts', to_jsonb(OLD) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER sessions_ended AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.expires_at > now()) EXECUTE FUNCTION announce_account_change('user_id');

CREATE OR REPLACE TRIGGER users_deleted AFTER DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION announce_account_change('id');

CREATE OR REPLACE TRIGGER users_changed AFTER UPDATE OF name, email, role, status ON users FOR EACH ROW
  WHEN ((OLD.name, OLD.email, OLD.role, OLD.status) IS DISTINCT FROM (NEW.name, NEW.email, NEW.role, NEW.status))
  EXECUTE FUNCTION announce_account_change('id');
