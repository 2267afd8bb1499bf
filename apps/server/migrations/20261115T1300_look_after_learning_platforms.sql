-- A learning platform can be stopped for a while. One that is taken away stays for a month, so that a slip can be undone: what was
-- put into its courses opens again.
alter table lti_platforms add column disabled_at timestamptz, add column removed_at timestamptz;
