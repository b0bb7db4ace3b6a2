import { expect, test } from 'vitest'
import { camelCase, methodName, pascalCase, singular } from './sdk-names.ts'

test.each([
  ['listTags', 'tags', 'list'],
  ['createTag', 'tags', 'create'],
  ['publishPopup', 'popups', 'publish'],
  ['enrollLeads', 'journeys', 'enrollLeads'],
  ['switchOffJourney', 'journeys', 'switchOff'],
  ['whatIfJourney', 'journeys', 'whatIf'],
  ['previewJourneyResume', 'journeys', 'previewResume'],
  ['listLeadTags', 'leads', 'listTags'],
  ['getLeadTimeline', 'leads', 'getTimeline'],
  ['listCustomFields', 'custom-fields', 'list'],
  ['resetApiKey', 'api-keys', 'reset'],
  ['getSettings', 'settings', 'get'],
  ['checkAccess', 'auth', 'checkAccess'],
  ['listTagsets', 'tags', 'listTagsets'],
  ['getActivity', 'activities', 'get'],
])('%s under %s is called %s', (operationId, tag, name) => expect(methodName(operationId, tag)).toBe(name))

test.each([
  ['activities', 'activity'],
  ['addresses', 'address'],
  ['branches', 'branch'],
  ['inboxes', 'inbox'],
  ['access', 'access'],
])('one of the %s is an %s', (plural, one) => expect(singular(plural)).toBe(one))

test('turns tags into names of classes and properties', () => {
  expect([pascalCase('custom-fields'), camelCase('custom-fields')]).toEqual(['CustomFields', 'customFields'])
})
