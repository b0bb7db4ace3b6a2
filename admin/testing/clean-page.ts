/** Before each test: what others have drawn goes, and what the browser keeps. Files share a page and the modules that it has loaded. */
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { session } from '../product/session/session.ts'

beforeEach(async () => {
  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  session.forget()
})
