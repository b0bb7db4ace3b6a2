/**
 * The one interface to a service that keeps contacts and sends email: Mailchimp, Constant Contact, ActiveCampaign. Its methods
 * throw `ServiceRefusal` alone. What is sent, when, and to whom is decided elsewhere.
 */
import type { ServiceProblem } from './service-problem.ts'

export type ServiceName = 'mailchimp' | 'constant_contact' | 'activecampaign'

export interface ServiceAccount {
  id: string
  name: string
  email: string | null
}

export interface ServiceList {
  id: string
  name: string
  contact_count: number | null
}

export interface ServiceTag {
  id: string
  name: string
}

export type ServiceFieldType =
  | 'text'
  | 'number'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'phone'
  | 'address'
  | 'url'
  | 'birthday'

export interface ServiceField {
  /** By which contacts carry its value. */
  id: string
  name: string
  type: ServiceFieldType
  /** Choices of a field that has some. */
  options: readonly string[]
  /** Characters; null where the service names no bound. */
  length_max: number | null
  is_required: boolean
}

export interface NewServiceField {
  name: string
  type: ServiceFieldType
  options?: readonly string[]
}

export type FieldValue = string | number | boolean | readonly string[] | null

/** State of a contact towards one list. `absent`: known to the account, not on the list. */
export type ServiceConsent =
  | 'subscribed'
  | 'unsubscribed'
  | 'bounced'
  | 'complained'
  | 'pending'
  | 'absent'
  | 'archived'

export interface ServiceContact {
  id: string
  email: string
  consent: ServiceConsent
  /** Words of the service, or of the person, about why they left. */
  consent_reason: string | null
  fields: Readonly<Record<string, FieldValue>>
  tags: readonly string[]
  changed_at: number | null
}

export interface ContactPage {
  contacts: readonly ServiceContact[]
  /** Opaque; absent on the last page. */
  cursor?: string
}

export interface ContactQuery {
  list_id: string
  /** Only what changed since, in milliseconds; some of what changed shortly before may come along. */
  since?: number
  cursor?: string
}

export interface ContactChange {
  email: string
  /** Known from an earlier answer. Without it the contact may be new there. */
  contact_id?: string
  /** Where the address changed: the one under which the service knows the contact. */
  previous_email?: string
  /** Only what changed; null empties. */
  fields: Readonly<Record<string, FieldValue>>
  tags_to_add: readonly string[]
  tags_to_remove: readonly string[]
  /** `subscribe`: belongs on the list, and is put there if they are not; nobody who left is ever brought back by it. */
  consent: 'keep' | 'subscribe' | 'unsubscribe'
}

export type ContactOutcome =
  | { email: string; outcome: 'accepted'; contact_id: string | null; consent: ServiceConsent | null }
  | { email: string; outcome: 'refused'; problem: ServiceProblem }
  /** Under way at the service: `readActivity` says what became of it. `has_tags_left`: tags follow when the contact's id is known. */
  | { email: string; outcome: 'pending'; activity_id: string; has_tags_left: boolean }

export type ActivityState =
  | { state: 'running' }
  /** `failures` names those that are known by address; where there are more, reading the contacts again shows them. */
  | { state: 'completed'; failure_count: number; failures: readonly { email: string; problem: ServiceProblem }[] }
  | { state: 'failed'; detail: string }

/** A call from the service, of which nothing is believed but whom it is about: their state is read before anything follows. */
export interface ServiceNotice {
  list_id: string | null
  email: string
  previous_email: string | null
  kind: 'subscribed' | 'unsubscribed' | 'complained' | 'bounced' | 'changed' | 'address_changed' | 'deleted'
  reason: string | null
  at: number | null
}

export interface NoticeRequest {
  headers: { get(name: string): string | null }
  body: string
  /** Milliseconds since 1970, of the clock of the caller. */
  now: number
}

export interface ServiceWebhooks {
  /** `url` carries a secret of ours; `secret` is the service's own, where it signs. */
  create(list_id: string, url: string): Promise<{ id: string; secret: string | null }>
  /** Whether it is still there and enabled. */
  verify(list_id: string, webhook_id: string): Promise<boolean>
  remove(list_id: string, webhook_id: string): Promise<void>
  /** Undefined: not signed by `secret`, too old, or nothing that concerns contacts. */
  readNotice(request: NoticeRequest, secret: string | null): ServiceNotice | undefined
}

export interface ServiceClient {
  readonly service: ServiceName
  /** Contacts of one `sendContacts`. */
  readonly batch_contacts_max: number
  /** Undefined: the service has none, and polling is the only way. */
  readonly webhooks: ServiceWebhooks | undefined
  checkAccount(): Promise<ServiceAccount>
  readLists(): Promise<readonly ServiceList[]>
  readTags(list_id: string): Promise<readonly ServiceTag[]>
  readFields(list_id: string): Promise<readonly ServiceField[]>
  createField(list_id: string, field: NewServiceField): Promise<ServiceField>
  readContacts(query: ContactQuery): Promise<ContactPage>
  /** Undefined: the service does not know the address. */
  readContact(list_id: string, email: string): Promise<ServiceContact | undefined>
  /** One outcome for each change, in their order; throws where none was sent. */
  sendContacts(list_id: string, changes: readonly ContactChange[]): Promise<readonly ContactOutcome[]>
  readActivity(activity_id: string): Promise<ActivityState>
  /**
   * Asks a person who left to come back, in the service's own way, which is the only one that leaves the decision to them.
   * `previous_email`: where they have another address by now, the one under which they left; the service knows nobody under the new one.
   * `recorded`: the list state may be set, since our own recorded consent is newer than their leaving.
   * `added`: asked as a contact of its own, beside the one that left.
   */
  requestConfirmation(list_id: string, email: string, previous_email?: string): Promise<'mailed' | 'recorded' | 'added'>
}
