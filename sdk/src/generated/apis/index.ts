/* tslint:disable */
/* eslint-disable */
export * from './ActivitiesApi.ts';
export * from './ApiKeysApi.ts';
export * from './AuthApi.ts';
export * from './DemoApi.ts';
export * from './JourneysApi.ts';
export * from './RunsApi.ts';
export * from './SitesApi.ts';
export * from './TagsApi.ts';
