/** Runs a script of Google's Apps Script as its editor would, with stand-ins of what it calls, and says what went wrong. */
import { createContext, runInContext } from 'node:vm'

const lead = {
  registered_at: '2027-03-14T09:30:00.000Z',
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'García',
}
const event = { type: 'lead.created', site_id: 'site_1', data: { lead_id: 'lead_1' } }

export function runAppsScript(code: string): string[] {
  const rows: unknown[] = []
  const fetched: string[] = []
  const context = createContext({
    ContentService: { createTextOutput: (text: string) => text },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => 'lw_key_1' }) },
    SpreadsheetApp: { getActiveSheet: () => ({ appendRow: (row: unknown) => rows.push(row) }) },
    UrlFetchApp: {
      fetch(url: string) {
        fetched.push(url)
        return { getContentText: () => JSON.stringify(lead) }
      },
    },
  })
  try {
    const request = JSON.stringify({ postData: { contents: JSON.stringify(event) } })
    const answer = runInContext(`${code}\ndoPost(${request})`, context)
    const isRight = answer === 'ok' && rows.length === 1 && fetched[0]?.endsWith('/v1/sites/site_1/leads/lead_1')
    return isRight ? [] : ['it does not do what it says']
  } catch (error) {
    return [String(error)]
  }
}
