/** The clients of services, for other features to call. */
export { createActiveCampaignClient } from './activecampaign/activecampaign-client.ts'
export { activecampaign_import_pace, activecampaign_pace } from './activecampaign/requests.ts'
export { readActiveCampaignNotice } from './activecampaign/webhooks.ts'
export { createConstantContactClient } from './constant-contact/constant-contact-client.ts'
export { constant_contact_pace } from './constant-contact/requests.ts'
export {
  type ConstantContactApplication,
  exchangeConstantContactCode,
  type TokenStore,
  type Tokens,
  toConstantContactAuthorizeUrl,
} from './constant-contact/tokens.ts'
export { createMailchimpClient } from './mailchimp/mailchimp-client.ts'
export { exchangeMailchimpCode, toMailchimpAuthorizeUrl } from './mailchimp/mailchimp-oauth.ts'
export { type MailchimpCredential, mailchimp_calls_at_once } from './mailchimp/requests.ts'
export { readMailchimpNotice } from './mailchimp/webhooks.ts'
export { Pace, type PaceLimits } from './pace.ts'
export type {
  ContactChange,
  ContactOutcome,
  ContactPage,
  FieldValue,
  NewServiceField,
  NoticeRequest,
  ServiceAccount,
  ServiceClient,
  ServiceConsent,
  ServiceContact,
  ServiceField,
  ServiceFieldType,
  ServiceList,
  ServiceName,
  ServiceNotice,
} from './service-client.ts'
export { refuseCredential, type ServiceProblem, ServiceRefusal } from './service-problem.ts'
