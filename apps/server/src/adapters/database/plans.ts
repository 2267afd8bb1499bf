/** More than the portal has different statements; those that are written for one occasion shall not fill the memory. */
export const mostPlans = 250;

/** Only what reads and writes rows has a plan; what begins and ends transactions has none, and a script has several. */
export const maySavePlan = (sql: string): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(sql) && !sql.includes(';');
