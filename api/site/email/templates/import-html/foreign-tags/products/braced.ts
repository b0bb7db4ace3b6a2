/** One brace: MailerLite's `{$name}`, Mautic's `{contactfield=firstname|Friend}`, Ghost's `{first_name, "there"}`, Loops'. Pure. */
import { isNamed, isTelling } from '../names.ts'
import type { Product, Tag } from '../tag.ts'
import { parseValue } from '../value.ts'
import { dividedAt, unquoted } from '../words.ts'

const lite: Product = {
  name: 'MailerLite',
  brackets: [
    {
      open: '{$',
      close: '}',
      read(inside) {
        // Its own name is the first name, and its own address the one on the web.
        if (inside === 'url') return { type: 'left', why: 'web_view' }
        const value = parseValue(inside)
        return value && (value.path === 'name' ? { ...value, path: 'first_name' } : value)
      },
    },
  ],
}

function readMautic(inside: string): Tag | undefined {
  const [, type = '', rest = ''] = /^([a-z_]{3,40})=(.*)$/s.exec(inside) ?? []
  if (/^(?:contactfield|leadfield)$/.test(type)) {
    const [path = '', fallback = ''] = dividedAt(rest, '|')
    return { type: 'value', path, ...(fallback && !/^(?:true|label)$/.test(fallback) && { fallback }) }
  }
  if (type === 'ownerfield') return { type: 'value', path: `sender.${rest}` }
  return /^(?:pagelink|assetlink|dynamiccontent|formlink|focus|form|companyfield|trackedlink)$/.test(type)
    ? { type: 'left', why: type === 'companyfield' ? 'variable' : 'code' }
    : undefined
}

function readName(inside: string, evident: boolean): Tag | undefined {
  const [path = '', fallback, ...more] = dividedAt(inside, ',')
  if (more.length > 0 || !/^[A-Za-z][\w.]{1,60}$/.test(path)) return undefined
  const isFilled = fallback !== undefined && /^(?:".*"|'.*')$/s.test(fallback)
  if (fallback !== undefined && !isFilled) return undefined
  const isTheirs = isTelling(path) || ((evident || isFilled) && isNamed(path)) || /^(?:webview|unsubscribe)_/.test(path)
  if (!isTheirs) return undefined
  return { type: 'value', path, ...(isFilled && { fallback: unquoted(fallback) }) }
}

const named: Product = {
  name: 'Mautic, Ghost and Loops',
  brackets: [
    {
      open: '{',
      close: '}',
      characters_max: 200,
      evidence: /\{(?:unsubscribe_|webview_|contactfield=|first_name|firstName)/,
      read(inside, evident) {
        const loops = /^(?:DATA_VARIABLE|EVENT_PROPERTY):/.test(inside)
        return loops ? { type: 'left', why: 'variable' } : (readMautic(inside) ?? readName(inside, evident))
      },
    },
  ],
}

const marked: Product = {
  name: 'AWeber and Salesforce',
  brackets: [
    {
      open: '{!',
      close: '}',
      characters_max: 200,
      read(inside) {
        const [path = '', given] = inside.split(' fallback=')
        if (!/^[A-Za-z][\w.]{0,80}$/.test(path))
          return /^[A-Za-z]/.test(path) ? { type: 'left', why: 'code' } : undefined
        return { type: 'value', path, ...(given && { fallback: unquoted(given) }) }
      },
    },
  ],
}

export const braced: readonly Product[] = [lite, marked, named]
