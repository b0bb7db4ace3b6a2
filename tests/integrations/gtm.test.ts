/** The template for Google Tag Manager: its parts are read as Tag Manager does, and its code runs with what it may use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { newId } from '../../api/platform/runtime/ids.ts'

const file = join(import.meta.dirname, '../../integrations/tag-manager/template.tpl')
const texts = readFileSync(file, 'utf8').split(/^___([A-Z_]+)___$/m)
const parts = new Map(
  texts.slice(1).flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [])) as [string, string][],
)
const code = parts.get('SANDBOXED_JS_FOR_WEB_TEMPLATE') ?? ''
const json = (name: string) => JSON.parse(parts.get(name) ?? '')

interface Parameter {
  name: string
  valueValidators: { type: string; args?: string[] }[]
}
interface Permission {
  instance: { key: { publicId: string }; param: { value: { listItem?: { string: string }[] } }[] }
}

test('it has the parts of a template, in their order', () => {
  expect([...parts.keys()]).toEqual([
    ...['TERMS_OF_SERVICE', 'INFO', 'TEMPLATE_PARAMETERS', 'SANDBOXED_JS_FOR_WEB_TEMPLATE', 'WEB_PERMISSIONS'],
    ...['TESTS', 'NOTES'],
  ])
  expect(json('INFO')).toMatchObject({ type: 'TAG', containerContexts: ['WEB'], displayName: 'Leadwright' })
})

test('it takes an address and an ID of a site, and refuses others', () => {
  const fits = (name: string, value: string) => {
    const found = (json('TEMPLATE_PARAMETERS') as Parameter[]).find(one => one.name === name)
    const [pattern = ''] = found?.valueValidators.find(({ type }) => type === 'REGEX')?.args ?? []
    return new RegExp(`^(?:${pattern})$`).test(value)
  }
  expect(fits('site', newId('site'))).toBe(true)
  expect(fits('site', newId('popup'))).toBe(false)
  expect(fits('url', 'https://leads.example.com/')).toBe(true)
  for (const wrong of ['leads.example.com', 'http://leads.example.com', 'https://leads.example.com/widget.js'])
    expect(fits('url', wrong), wrong).toBe(false)
})

function run(data: { url: string; site: string }, outcome: 'loaded' | 'failed') {
  const said: string[] = []
  const apis: Record<string, unknown> = {
    injectScript: (url: string, loaded: () => void, failed: () => void) => {
      said.push(url)
      if (outcome === 'loaded') loaded()
      else failed()
    },
    logToConsole: (text: string) => said.push(text),
  }
  const asked: string[] = []
  const require = (name: string) => {
    asked.push(name)
    return apis[name]
  }
  const given = { ...data, gtmOnSuccess: () => said.push('success'), gtmOnFailure: () => said.push('failure') }
  runInNewContext(code, { data: given, require })
  return { said, asked }
}

test('its code asks for the script of the site, with the permissions that it names', () => {
  const site = newId('site')
  const { said, asked } = run({ url: 'https://leads.example.com/', site }, 'loaded')
  expect(said).toEqual([`https://leads.example.com/widget.js#${site}`, 'success'])
  const [injecting, logging] = json('WEB_PERMISSIONS') as Permission[]
  expect([injecting, logging].map(one => one?.instance.key.publicId)).toEqual(['inject_script', 'logging'])
  expect(asked).toEqual(['injectScript', 'logToConsole'])
  const [pattern = ''] = injecting?.instance.param[0]?.value.listItem?.map(one => one.string) ?? []
  const allowed = new RegExp(
    `^${pattern
      .split('*')
      .map(part => part.replaceAll('.', '\\.'))
      .join('.*')}$`,
  )
  expect(said[0]).toMatch(allowed)
  const failed = run({ url: 'https://leads.example.com', site }, 'failed')
  expect(failed.said.slice(1)).toEqual([expect.stringContaining('could not be loaded'), 'failure'])
})
