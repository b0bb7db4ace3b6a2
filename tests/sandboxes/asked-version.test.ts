/** Another version of the runtime comes with an answer of its fence: run `npm run check:sandboxes` whole, and commit what it keeps. */
import { expect, test } from 'vitest'
import { askedVersion, installedVersion } from './asked-version.ts'

test('the fence of the runtime that is installed was asked', () => {
  expect(installedVersion(), 'run `npm run check:sandboxes` with this version').toBe(askedVersion())
})
