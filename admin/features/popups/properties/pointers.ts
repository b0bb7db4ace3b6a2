/** From a JSON pointer into the popup to its section and field in the editor. */

/** A pointer to go to; quietly where the focus stays in the preview. */
export type Goal = { pointer: string; isQuiet?: boolean }

/** The section of a pointer; the first whose beginning it has. */
const sections: [beginning: string, section: string][] = [
  ['/content/thank_you', 'thanks'],
  ['/after_submission', 'thanks'],
  ['/content/coupon_code', 'offer'],
  ['/content/countdown_text', 'offer'],
  ['/countdown', 'offer'],
  ['/coupon_reveal', 'offer'],
  ['/content', 'content'],
  ['/form/tag_ids', 'after'],
  ['/form/audience_ids', 'after'],
  ['/form', 'form'],
  ['/style', 'look'],
  ['/position', 'place'],
  ['/animation', 'place'],
  ['/allow_closing', 'place'],
  ['/triggers', 'show'],
  ['/url_rules', 'where'],
  ['/visitor_rules', 'where'],
  ['/devices', 'where'],
  ['/translations', 'languages'],
  ['/variants', 'variants'],
  ['/description', 'about'],
]

export const sectionOf = (pointer: string): string =>
  sections.find(([beginning]) => pointer.startsWith(beginning))?.[1] ?? 'often'

/** The longest mark that the pointer begins with. */
export function elementFor(panel: HTMLElement, pointer: string): HTMLElement | undefined {
  const marks = [...panel.querySelectorAll<HTMLElement>('[data-pointer]')]
  return marks
    .filter(mark => `${pointer}/`.startsWith(`${mark.dataset.pointer}/`))
    .sort((a, b) => (b.dataset.pointer ?? '').length - (a.dataset.pointer ?? '').length)[0]
}

/** For a pointer into a variant: which variant, and the same pointer into the design. */
export function placeInVariant(pointer: string): { at: number; pointer: string } | undefined {
  const [, at, place] = /^\/variants\/(\d+)(\/(?:content|style|position|animation)\b.*)$/.exec(pointer) ?? []
  return at === undefined || place === undefined ? undefined : { at: Number(at), pointer: place }
}
