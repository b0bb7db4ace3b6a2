/** The one place that makes the API client. Every call carries the stored token and language; every answer is watched for refusals. */
import {
  AudiencesResource,
  AuthResource,
  BrandResource,
  CampaignsResource,
  type ClientOptions,
  createClient,
  DemoResource,
  ImagesResource,
  JourneysResource,
  LeadsResource,
  NotificationsResource,
  OperationsResource,
  PopupsResource,
  type Resource,
  SitesResource,
  StreamResource,
  TemplatesResource,
} from '@leadwright/sdk'
import { noteServerTime } from '../../messages/server-clock.ts'
import { askIdentity } from './identity.ts'
import { watch } from './refusals.ts'
import { session } from './session.ts'

const callApi: typeof fetch = async (input, init) => {
  const { token, language } = session.get()
  const request = new Request(input, init)
  if (token) request.headers.set('Authorization', `Bearer ${token}`)
  request.headers.set('Accept-Language', language)
  request.headers.set('X-Requested-With', 'XMLHttpRequest')
  const response = await fetch(request)
  noteServerTime(response.headers.get('site-time'))
  await watch(response, token !== null)
  return response
}

const options: ClientOptions = {
  baseUrl: window.location.origin,
  fetch: callApi,
  account: () => session.get().account,
  recover: async ({ code }) => code === 'reauthentication_needed' && askIdentity(),
}

/** What several features ask, and the small. Endpoints of one feature alone come with it: `clientOf`. */
export const client = createClient(options, {
  audiences: AudiencesResource,
  auth: AuthResource,
  brand: BrandResource,
  campaigns: CampaignsResource,
  demo: DemoResource,
  images: ImagesResource,
  journeys: JourneysResource,
  leads: LeadsResource,
  notifications: NotificationsResource,
  operations: OperationsResource,
  popups: PopupsResource,
  sites: SitesResource,
  templates: TemplatesResource,
  stream: StreamResource,
})

/** `const client = clientOf({ webhooks: WebhooksResource })` in a feature: its chunk alone holds them. */
export const clientOf = <R extends Record<string, typeof Resource>>(resources: R) => createClient(options, resources)
