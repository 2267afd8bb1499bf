export * from './frontend-config';
export * from './routes/link-to';
export * from './routes/match-route';
export * from './routes/route-access';
export * from './routes/route-definition';
export * from './routes/route-table';
export * from './routes/safe-redirect-target';
export * from './user';
