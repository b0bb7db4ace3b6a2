/** An event refreshes its own subject and what is shown together with it. */
import { expect, test, vi } from 'vitest'

vi.mock('../product/session/api.ts', () => ({ client: {} }))
const { resourcesOf } = await import('./use-stream.ts')

test.each([
  ['lead.created', ['leads', 'tags', 'audiences', 'dashboard']],
  ['form.submitted', ['forms', 'leads', 'popups', 'submissions', 'campaigns', 'dashboard']],
  ['question.answered', ['questions', 'answers', 'runs']],
  ['run.completed', ['runs', 'journeys', 'leads', 'dashboard', 'notifications']],
  ['runs.changed', ['runs', 'journeys', 'ai_drafts']],
  ['site.paused', ['sites', 'journeys', 'activities', 'account_activities']],
  ['api_key.reset', ['api_keys', 'account_activities']],
  ['user.updated', ['users', 'account_activities']],
  ['marketing_settings.updated', ['marketing_settings', 'sites', 'activities', 'account_activities']],
  ['host_settings.updated', ['host_settings', 'activities', 'account_activities']],
])('%s refreshes %j', (event, resources) => {
  expect(resourcesOf(event)).toEqual(resources)
})
