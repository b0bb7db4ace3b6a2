/** Facts that a page says to machines (schema.org in JSON-LD): questions and answers, products, the text of an article. Pure. */
import type { Block } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { tagless } from './tagless.ts'

type Thing = Record<string, unknown>

export interface StructuredData {
  /** Texts that stand for the page where it shows none. */
  texts: Block[]
  facts: Fact[]
}

interface Fact {
  /** A page that shows all of these says the fact. */
  keys: string[]
  blocks: Block[]
}

export function readStructuredData(scripts: readonly string[]): StructuredData {
  const found: StructuredData = { texts: [], facts: [] }
  for (const thing of scripts.flatMap(thingsIn)) {
    const types = [thing['@type']].flat()
    if (types.includes('Question')) addAnswer(found, thing)
    if (types.includes('Product') || types.includes('ProductGroup')) addProduct(found, thing)
    const body = toText(thing.articleBody ?? thing.text)
    if (body !== '' && !types.includes('Answer') && !types.includes('Comment'))
      found.texts.push(...headingFor(thing), { type: 'text', text: body })
  }
  return found
}

/** Each object with a type, wherever it stands. */
function thingsIn(script: string): Thing[] {
  const things: Thing[] = []
  const left: unknown[] = [parsed(script)]
  for (let at = 0; at < left.length && at < knowledgeLimits.structured_values_max; at++) {
    const value = left[at]
    if (typeof value !== 'object' || value === null) continue
    if ('@type' in value) things.push(value as Thing)
    for (const part of Object.values(value)) if (typeof part === 'object') left.push(part)
  }
  return things
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script)
  } catch {
    return undefined
  }
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const headingFor = ({ headline, name }: Thing): Block[] => {
  const text = toText(headline ?? name)
  return text === '' ? [] : [{ type: 'heading', level: 1, text }]
}

function addAnswer(found: StructuredData, { name, acceptedAnswer }: Thing): void {
  const [answer] = [acceptedAnswer].flat()
  const [question, text] = [toText(name), toText(isThing(answer) ? answer.text : undefined)]
  if (question === '' || text === '') return
  const heading: Block = { type: 'heading', level: 3, text: question }
  found.facts.push({ keys: [text], blocks: [heading, { type: 'text', text }] })
}

/** Its name, what it costs and whether it is to be had; those of its variants, too. */
function addProduct(found: StructuredData, product: Thing): void {
  const text = toText(product.description)
  const blocks: Block[] = [{ type: 'text', text }]
  if (text !== '') found.facts.push({ keys: [text], blocks: [...headingFor(product), ...blocks] })
  for (const offer of [product.offers].flat().filter(isThing)) {
    const keys = offerFacts(offer)
    const name = toText(product.name)
    if (keys.length > 0) found.facts.push({ keys, blocks: [{ type: 'row', text: `${name}: ${keys.join(', ')}` }] })
  }
}

function offerFacts(offer: Thing): string[] {
  const specifications = [offer.priceSpecification].flat().filter(isThing)
  const priced = [offer, ...specifications].find(({ price, lowPrice }) => toText(price ?? lowPrice) !== '')
  const [low, high] = [toText(priced?.price ?? priced?.lowPrice), toText(priced?.highPrice)]
  const price = high !== '' && high !== low ? `${low}–${high}` : low
  const currency = toText(priced?.priceCurrency ?? offer.priceCurrency)
  const availability = availabilities.get(toText(offer.availability).split('/').at(-1) ?? '') ?? ''
  return [price === '' ? '' : `${price} ${currency}`.trim(), availability].filter(fact => fact !== '')
}

/** In the words of shops. */
const availabilities = new Map([
  ['InStock', 'in stock'],
  ['LimitedAvailability', 'in stock (few left)'],
  ['OnlineOnly', 'in stock (online only)'],
  ['InStoreOnly', 'in stock (in store only)'],
  ['OutOfStock', 'out of stock'],
  ['SoldOut', 'sold out'],
  ['Discontinued', 'discontinued'],
  ['PreOrder', 'pre-order'],
  ['PreSale', 'pre-order'],
  ['BackOrder', 'back order'],
  ['MadeToOrder', 'made to order'],
])

/** Its text, without tags. */
function toText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return tagless(value)
}

/** What a page shows, and the facts that it does not show; where it shows no text, the texts in its data. */
export function withStructuredData(shown: Block[], { texts, facts }: StructuredData): Block[] {
  const blocks = shown.every(({ type }) => type === 'heading') && texts.length > 0 ? texts : shown
  if (facts.length === 0) return blocks
  const letters = lettersIn(blocks.map(({ text }) => text).join(' '))
  const { structured_facts_max, fact_key_characters_max } = knowledgeLimits
  const missing = facts
    .slice(0, structured_facts_max)
    .filter(
      ({ keys }) =>
        !keys.every(key => letters.includes(lettersIn(withoutCurrency(key.slice(0, fact_key_characters_max))))),
    )
  return [...blocks, ...missing.flatMap(fact => fact.blocks)]
}

/** Pages show a sign for it. */
const withoutCurrency = (key: string): string => key.replace(/^([\d.,–]+) [A-Z]{3}$/, '$1')

const lettersIn = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
