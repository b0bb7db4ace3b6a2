/** What campaigns need of assistants and of connections to services, which lie above them. */
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
type FindConnection = (db: Db, id: string) => Promise<CampaignConnection | undefined>

export const capturingAssistant = port<FindAssistant>('capturingAssistant')
export const campaignConnection = port<FindConnection>('campaignConnection')

/** How things of areas above are found. */
export interface Lookups {
  findAssistant: FindAssistant
  findConnection: FindConnection
}
