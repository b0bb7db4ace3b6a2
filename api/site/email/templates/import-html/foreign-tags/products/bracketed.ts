/**
 * Square brackets: Constant Contact, Omnisend and GetResponse with two; with one MailPoet, Campaign Monitor, phpList, Sendy,
 * Brevo's and SendGrid's old tags. What stands between one pair is a tag only where it can be nothing else. Pure.
 */
import { parseTest } from '../condition.ts'
import { isNamed, isTelling } from '../names.ts'
import type { Product, Tag } from '../tag.ts'
import { parseValue } from '../value.ts'
import { dividedAt, unquoted } from '../words.ts'
import { parseTag } from './liquid.ts'

/** `IF:CITY=Leon`, `ELSE`, `ENDIF`, with a colon or without. */
function readBranch(inside: string): Tag | undefined {
  const [, word = '', rest = ''] = /^(if|elseif|else|endif)\b[: ]?(.*)$/is.exec(inside) ?? []
  switch (word.toLowerCase()) {
    case 'if':
      return rest === '' ? undefined : { type: 'if', test: parseTest(rest) }
    case 'elseif':
      return { type: 'else', test: parseTest(rest) }
    case 'else':
      return { type: 'else' }
    case 'endif':
      return { type: 'end' }
  }
  return undefined
}

/** `[[FIRSTNAME OR "friend"]]`, `[[contact.first_name | default: "friend"]]`. */
function readDouble(inside: string): Tag | undefined {
  const branch = readBranch(inside)
  if (branch) return branch
  const or = inside.search(/ or /i)
  const path = inside.slice(0, Math.max(or, 0))
  if (/^[\w. ]+$/.test(path))
    return { type: 'value', path: toTheirs(path), fallback: unquoted(inside.slice(or + 4).trim()) }
  const value = parseValue(inside)
  if (!value || (!/^[\w.]+$/.test(value.path) && !isNamed(value.path))) return undefined
  return { ...value, path: toTheirs(value.path) }
}

/** A contact's company, as Constant Contact calls it. */
const toTheirs = (path: string): string => (/^company ?name$/i.test(path) ? `contact.${path}` : path)

const double: Product = {
  name: 'Constant Contact, Omnisend, GetResponse, and SendGrid as it was',
  brackets: [
    { open: '[[', close: ']]', read: readDouble },
    {
      open: '[%',
      close: '%]',
      read(inside) {
        if (/^(?:if|elif|elsif|else|endif|for|endfor)\b/i.test(inside)) return parseTag(inside)
        const [path = '', fallback] = dividedAt(inside, '|')
        return { type: 'value', path, ...(fallback && { fallback: unquoted(fallback) }) }
      },
    },
  ],
}

const mailpoet: Product = {
  name: 'MailPoet',
  brackets: [
    {
      open: '[',
      close: ']',
      characters_max: 200,
      read(inside) {
        const [, type = '', rest = ''] =
          /^(subscriber|link|date|newsletter|site|user|mailpoet_\w+):\s?(.{1,150})$/s.exec(inside) ?? []
        if (type === 'subscriber')
          return parseValue(`subscriber.${rest.replace(/\bdefault:\s?([^"'].*)$/s, 'default:"$1"')}`)
        if (type === 'link') return { type: 'value', path: rest }
        if (type === 'date') return rest === 'y' ? { type: 'value', path: 'year' } : { type: 'left', why: 'date' }
        if (type === 'site') return { type: 'value', path: `site ${rest.replace('_link', '')}` }
        if (type === 'newsletter') return { type: 'left', why: 'subject' }
        return type === '' ? undefined : { type: 'left', why: 'variable' }
      },
    },
  ],
}

/** `[firstname,fallback=friend]`, `[if:city=Leon]`. */
const monitor: Product = {
  name: 'Campaign Monitor and Sendy',
  brackets: [
    {
      open: '[',
      close: ']',
      characters_max: 200,
      evidence: /,\s?fallback=|<unsubscribe>|<webversion>/,
      read(inside, evident) {
        const [path = '', given] = dividedAt(inside, ',')
        const [, fallback] = /^fallback=(.*)$/s.exec(given ?? '') ?? []
        if (fallback !== undefined) return { type: 'value', path, ...(fallback && { fallback: unquoted(fallback) }) }
        if (/^if:./i.test(inside)) return readBranch(inside)
        if (evident && /^(?:elseif:.*|else|endif)$/is.test(inside)) return readBranch(inside)
        return evident && isNamed(inside) ? { type: 'value', path: inside } : undefined
      },
    },
  ],
}

const phplist: Product = {
  name: 'phpList',
  brackets: [
    {
      open: '[',
      close: ']',
      characters_max: 100,
      evidence: /\[(?:UNSUBSCRIBE(?:URL)?|PREFERENCES(?:URL)?|USERTRACK|FORWARDURL)\]/,
      read(inside, evident) {
        if (!evident || !/^[A-Z][A-Z0-9 _%]*$/.test(inside.split('%%')[0] ?? '')) return undefined
        const [path = '', fallback] = inside.split('%%')
        return { type: 'value', path, ...(fallback && { fallback }) }
      },
    },
  ],
}

/** Names that stand for nothing else: `[DEFAULT_FROM_EMAIL]`, `[unsubscribe]`, `[FIRST NAME]`. */
const plain: Product = {
  name: 'Brevo and SendGrid, as they were',
  brackets: [
    {
      open: '[',
      close: ']',
      characters_max: 60,
      read(inside) {
        const isOld =
          /^(?:DEFAULT_FROM_(?:EMAIL|NAME)|MIRROR|weblink|webversion|Sender_(?:Name|Address|City|State|Zip))$/i.test(
            inside,
          )
        return isOld || isTelling(inside) ? { type: 'value', path: inside } : undefined
      },
    },
    {
      open: '%5B',
      close: '%5D',
      characters_max: 60,
      read: inside => (isTelling(inside) ? { type: 'value', path: inside } : undefined),
    },
  ],
}

export const bracketed: readonly Product[] = [double, mailpoet, monitor, phplist, plain]
