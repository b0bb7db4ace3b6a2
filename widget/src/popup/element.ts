/** Makes elements: attributes, listeners, children. Texts become text nodes, never markup; nothing sets a `style` attribute. */

export type Child = Node | string | false | undefined
type Listener = (event: Event) => void
export type Attributes = Record<string, string | boolean | number | undefined | Listener>

/** An element with attributes (functions listen, `true` is the bare attribute, `false` and nothing are left out) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const name of Object.keys(attributes)) put(element, name, attributes[name])
  for (const child of children) if (child) element.append(child)
  return element
}

/** Sets, listens to or removes one attribute. */
export function put(element: Element, name: string, value: Attributes[string]): void {
  if (typeof value === 'function') element.addEventListener(name, value)
  else if (value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : `${value}`)
}

const SVG = 'http://www.w3.org/2000/svg'

/** A line drawing on a square of 20. */
export function icon(path: string, size: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  put(svg, 'width', size)
  put(svg, 'height', size)
  put(svg, 'viewBox', '0 0 20 20')
  put(svg, 'aria-hidden', 'true')
  const line = document.createElementNS(SVG, 'path')
  put(line, 'd', path)
  svg.append(line)
  return svg
}

/** Says a text in an element that stands there anyway; an empty one leaves no room. */
export function say(element: HTMLElement, text: string | undefined): void {
  element.textContent = text || ''
  element.hidden = !text
}
