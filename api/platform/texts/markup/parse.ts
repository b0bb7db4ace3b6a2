/**
 * Reads HTML and XML of strangers, element by element. The parser's own cost grows with the depth of what it reads, so the
 * depth has an end: what lies deeper is read as if it lay there, as browsers do.
 */
import { type Handler, Parser, type ParserOptions } from 'htmlparser2'
import { markupLimits } from './limits.ts'

/** There is too much of it, or it takes too long. */
export class MarkupError extends Error {
  readonly code = 'page_too_complex'
}

export type MarkupHandlers = Partial<Handler>

export interface MarkupCaps {
  depth_max?: number
  elements_max?: number
}

/** Answers whether everything lay within the depth. Throws `MarkupError` where there is too much of it. */
export function parseMarkup(
  text: string,
  handlers: MarkupHandlers,
  options: ParserOptions = {},
  { depth_max = markupLimits.markup_depth_max, elements_max = markupLimits.markup_elements_max }: MarkupCaps = {},
): boolean {
  if (text.length > markupLimits.markup_characters_max) throw new MarkupError()
  const bounds = new Bounds(handlers, depth_max, elements_max)
  const parser = new BoundedParser(bounds, options)
  parser.end(text)
  return bounds.within
}

/** Counts what the parser tells of, and passes it on. */
class Bounds {
  /** The deepest element lies at `depth_max`. */
  depth = 0
  within = true
  readonly handler: Partial<Handler>
  readonly depth_max: number
  /** Elements that ended where they began because of the depth, whose end tags are still to come. */
  readonly flattened = new Map<string, number>()
  /** An element's name has been read, and not yet its end. */
  isBeginning = false
  #elements = 0
  #attributes = 0

  constructor(handlers: Partial<Handler>, depth_max: number, elements_max: number) {
    this.depth_max = depth_max
    const { onopentagname, onattribute, onclosetag } = handlers
    this.handler = {
      ...boundTo(handlers),
      onopentagname: name => {
        this.depth += 1
        this.isBeginning = true
        this.#attributes = 0
        if (++this.#elements > elements_max) throw new MarkupError()
        onopentagname?.call(handlers, name)
      },
      onattribute: (name, value, quote) => {
        if (++this.#attributes <= markupLimits.markup_attributes_max) onattribute?.call(handlers, name, value, quote)
      },
      onclosetag: (name, isImplied) => {
        this.depth -= 1
        if (this.depth < depth_max) this.flattened.clear()
        onclosetag?.call(handlers, name, isImplied)
      },
    }
  }
}

/** With their own `this`: handlers of the parser's family are objects with a state. */
const boundTo = (handlers: Partial<Handler>): Partial<Handler> => {
  const names = [
    ...(['onparserinit', 'onreset', 'onend', 'onerror', 'onopentag', 'ontext', 'oncomment', 'oncdatastart'] as const),
    ...(['oncdataend', 'oncommentend', 'onprocessinginstruction'] as const),
  ]
  return Object.fromEntries(
    names.flatMap(name => {
      const handle = handlers[name] as ((...given: unknown[]) => void) | undefined
      return handle ? [[name, handle.bind(handlers)]] : []
    }),
  )
}

/** An element below the last level is one that ends where it begins, such as `<br>`. */
class BoundedParser extends Parser {
  readonly #bounds: Bounds
  #isEndTag = false

  constructor(bounds: Bounds, options: ParserOptions) {
    super(bounds.handler, options)
    this.#bounds = bounds
  }

  override onclosetag(start: number, end: number): void {
    this.#isEndTag = true
    super.onclosetag(start, end)
    this.#isEndTag = false
    this.#bounds.isBeginning = false
  }

  /** Asked as an element begins, as its tag ends, and of an end tag, in which case it has nothing to end. */
  protected override isVoidElement(name: string): boolean {
    if (super.isVoidElement(name)) return true
    const { depth, depth_max, flattened, isBeginning } = this.#bounds
    if (this.#isEndTag) {
      this.#isEndTag = false
      const open = flattened.get(name) ?? 0
      if (open > 0) flattened.set(name, open - 1)
      return open > 0
    }
    if (isBeginning) {
      this.#bounds.isBeginning = false
      return depth > depth_max
    }
    if (name === '' || depth < depth_max) return false
    this.#bounds.within = false
    flattened.set(name, (flattened.get(name) ?? 0) + 1)
    return true
  }
}
