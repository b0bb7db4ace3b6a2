/** What campaigns need of assistants, connections to services and sandboxes, which lie above them. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

type Db = Handle<'site'>

/** An assistant as a source of leads. */
export interface AssistantFacts {
  is_published: boolean
  /** What its form asks for. */
  form_fields: readonly string[]
}

/** A connection that leads are sent to. */
export interface CampaignConnection {
  service: 'mailchimp' | 'constant_contact' | 'activecampaign'
  /** It has an account and a list, and is not disconnected. */
  is_ready: boolean
}

type FindAssistant = (db: Db, id: string) => Promise<AssistantFacts | undefined>
type FindSandbox = (db: Db, id: string) => Promise<{ is_activated: boolean } | undefined>
type FindConnection = (db: Db, id: string) => Promise<CampaignConnection | undefined>

/** A sandbox that a campaign gives leads access to. */
export interface PromisedSandbox {
  /** Undefined where there is none to promise. */
  find(db: Db, id: string, now: number): Promise<{ is_activated: boolean } | undefined>
  /** A lead came who was promised it. */
  assign(tx: Db, promise: { sandbox_id: string; lead_id: string; campaign_id: string }, now: number): Promise<void>
}

export const promisedSandbox = port<PromisedSandbox>('promisedSandbox')

export const capturingAssistant = port<FindAssistant>('capturingAssistant')
export const campaignConnection = port<FindConnection>('campaignConnection')

/** How things of areas above are found. */
export interface Lookups {
  findAssistant: FindAssistant
  findConnection: FindConnection
  findSandbox: FindSandbox
}
