/** What is sent of a draft: only what its type has, moments on the clock of the site's zone, no moment that was left alone. */
import { expect, test } from 'vitest'
import { sandbox, sandboxSettings } from '../../testing/sandbox.ts'
import { newDraft, type SandboxDraft, toChanges, toDraft, toNewSandbox } from './sandbox-draft.ts'

const zone = 'Europe/Madrid'
const draft = (changes: Partial<SandboxDraft> = {}): SandboxDraft => ({
  ...newDraft(sandboxSettings()),
  name: 'Shop-demo',
  ...changes,
})

test('begins with what the settings say', () => {
  const none = newDraft(sandboxSettings({ size_gb: null, cleanup_after: null }))
  expect(none).toMatchObject({ size_gb: Number.NaN, is_cleaned: false, cleanup_after: 7, user_data_expiry_hours: 72 })
  expect(toNewSandbox(none, zone)).toMatchObject({ size_gb: null, cleanup_after: null, cleanup_unit: 'days' })
})

test('each type sends its own fields', () => {
  const typed = {
    ...{ url: ' https://demo.example.com ', username: 'visitor', password: 'secret', pool_size: 2 },
    ...{ control_panel_username: 'demo', control_panel_password: 'Correct-Horse-1-Battery' },
  }
  const shared = {
    ...{ name: 'Shop-demo', size_gb: 1, user_data_expiry_hours: 72, cleanup_after: 7, cleanup_unit: 'days' },
    ...{ expires_at: null, trial_ends_at: null },
  }
  const place = { url: 'https://demo.example.com', username: 'visitor', password: 'secret' }
  expect(toNewSandbox(draft(typed), zone)).toEqual({
    ...shared,
    ...{ type: 'wordpress', lead_access: 'copy', pool_size: 2 },
  })
  expect(toNewSandbox(draft({ ...typed, lead_access: 'shared' }), zone)).toMatchObject({ pool_size: 0 })
  expect(toNewSandbox(draft({ ...typed, type: 'url' }), zone)).toEqual({ ...shared, ...place, type: 'url' })
  expect(toNewSandbox(draft({ ...typed, type: 'cpanel' }), zone)).toEqual({
    ...{ ...shared, ...place, type: 'cpanel', control_panel_username: 'demo' },
    control_panel_password: 'Correct-Horse-1-Battery',
  })
})

test('a password that is left empty is not sent, so that one is generated', () => {
  expect(toNewSandbox(draft({ type: 'cpanel', control_panel_username: 'demo' }), zone)).not.toHaveProperty(
    'control_panel_password',
  )
})

test('moments are of the clock of the site, in summer and in winter', () => {
  const sent = toNewSandbox(draft({ expires: '2027-07-01T10:00', trial_ends: '2027-01-10T10:00' }), zone)
  expect(sent).toMatchObject({ expires_at: '2027-07-01T08:00:00.000Z', trial_ends_at: '2027-01-10T09:00:00.000Z' })
  expect(toNewSandbox(draft({ expires: '2027-07-01T10:00' }), 'America/New_York').expires_at).toBe(
    '2027-07-01T14:00:00.000Z',
  )
})

test('moments that were left alone are not sent: the clock shows no seconds', () => {
  const before = sandbox({ expires_at: '2027-07-01T08:00:59.123Z', trial_ends_at: '2027-03-28T00:30:00.000Z' })
  const shown = toDraft(before, zone)
  expect(shown).toMatchObject({ expires: '2027-07-01T10:00', trial_ends: '2027-03-28T01:30' })
  const unchanged = toChanges(shown, before, zone)
  expect(unchanged).not.toHaveProperty('expires_at')
  expect(unchanged).not.toHaveProperty('trial_ends_at')
  expect(toChanges({ ...shown, expires: '2027-07-01T10:05', trial_ends: '' }, before, zone)).toMatchObject({
    ...{ expires_at: '2027-07-01T08:05:00.000Z', trial_ends_at: null },
  })
})

test('neither type nor control panel can be changed; a stored password is kept', () => {
  const before = sandbox({ type: 'cpanel', username: 'visitor', has_password: true, control_panel_username: 'demo' })
  expect(toChanges(toDraft(before, zone), before, zone)).toEqual({
    ...{ name: 'Shop-demo', url: 'https://demo.example.com/', username: 'visitor' },
    ...{ size_gb: null, user_data_expiry_hours: 72, cleanup_after: 7, cleanup_unit: 'days' },
  })
})
