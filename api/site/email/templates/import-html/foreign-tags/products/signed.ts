/** Percent signs and hyphens: Salesforce's `%%FirstName%%`, ActiveCampaign's `%FIRSTNAME%`, SendGrid's `-firstName-`. Pure. */
import { parseTest } from '../condition.ts'
import { isTelling } from '../names.ts'
import type { Product, Tag } from '../tag.ts'
import { parseValue } from '../value.ts'

/** AMPscript: of its statements those that decide what is shown. */
function readScript(inside: string): Tag {
  const [, word = '', rest = ''] = /^(if|elseif|else|endif)\b(.*)$/is.exec(inside) ?? []
  const test = parseTest(rest.replace(/\bthen\b\s*$/i, '').trim())
  switch (word.toLowerCase()) {
    case 'if':
      return { type: 'if', test }
    case 'elseif':
      return { type: 'else', test }
    case 'else':
      return { type: 'else' }
    case 'endif':
      return { type: 'end' }
  }
  return { type: 'left', why: 'code' }
}

const salesforce: Product = {
  name: 'Salesforce Marketing Cloud',
  brackets: [
    { open: '%%[', close: ']%%', characters_max: 5_000, read: readScript },
    {
      open: '%%=',
      close: '=%%',
      read(inside) {
        const [, path] = /^v\(\s?@?(\w{1,60})\s?\)$/i.exec(inside) ?? []
        return path === undefined ? { type: 'left', why: 'code' } : { type: 'value', path }
      },
    },
    {
      open: '%%',
      close: '%%',
      characters_max: 100,
      read(inside) {
        if (/^xtyear$/i.test(inside)) return { type: 'value', path: 'year' }
        if (/^xt(?:month|day|short|long)/i.test(inside)) return { type: 'left', why: 'date' }
        return /^[A-Za-z][\w .]*$/.test(inside) ? { type: 'value', path: inside } : undefined
      },
    },
  ],
}

/** Capitals alone, of three at least: `100%`, `%20` and `%C3%` are none. */
function readActive(inside: string): Tag | undefined {
  if (inside === '/IF') return { type: 'end' }
  if (inside === 'ELSE') return { type: 'else' }
  const [, word = '', rest = ''] = /^(IF|ELSEIF) (.+)$/s.exec(inside) ?? []
  if (word === 'IF') return { type: 'if', test: parseTest(rest) }
  if (word === 'ELSEIF') return { type: 'else', test: parseTest(rest) }
  const isMailgun = /^(?:recipient\.)?[a-z_]{3,60}$/.test(inside) && isTelling(inside.replace('recipient.', ''))
  const isActive = /^[A-Z][A-Z0-9_-]{2,}(?:\|.*)?$/s.test(inside)
  const value = isActive || isMailgun ? parseValue(inside) : undefined
  return value && /^(?:TODAY|NOW|DATE|TIME)/.test(value.path) ? { type: 'left', why: 'date' } : value
}

const active: Product = {
  name: 'ActiveCampaign and Mailgun',
  brackets: [{ open: '%', close: '%', characters_max: 200, read: readActive }],
}

const grid: Product = {
  name: 'SendGrid, as it was',
  brackets: [
    { open: '<%', close: '%>', characters_max: 60, read: inside => ({ type: 'value', path: inside }) },
    {
      open: '-',
      close: '-',
      characters_max: 40,
      read: inside => (/^[A-Za-z_]+$/.test(inside) && isTelling(inside) ? { type: 'value', path: inside } : undefined),
    },
  ],
}

export const signed: readonly Product[] = [salesforce, active, grid]
