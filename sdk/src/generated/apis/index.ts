/* tslint:disable */
/* eslint-disable */
export * from './ActivitiesApi.ts';
export * from './AiDraftsApi.ts';
export * from './AnswersApi.ts';
export * from './ApiKeysApi.ts';
export * from './AudiencesApi.ts';
export * from './AuthApi.ts';
export * from './ConsentsApi.ts';
export * from './CustomFieldsApi.ts';
export * from './DemoApi.ts';
export * from './EmailsApi.ts';
export * from './EventsApi.ts';
export * from './JourneysApi.ts';
export * from './LeadsApi.ts';
export * from './PopupsApi.ts';
export * from './PublicApi.ts';
export * from './RunsApi.ts';
export * from './SenderVerificationApi.ts';
export * from './SendersApi.ts';
export * from './SitesApi.ts';
export * from './StreamApi.ts';
export * from './SubmissionsApi.ts';
export * from './TagsApi.ts';
export * from './TemplatesApi.ts';
export * from './TrackingApi.ts';
export * from './UnsubscribeApi.ts';
export * from './UnsubscribePageApi.ts';
