/** The logos of the demo's businesses as drawings, on light and on dark. The words are drawn once, with a font of whoever draws. */
import type { LogoName } from './pictures.ts'

const logo = (width: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120" viewBox="0 0 ${width} 120">${shapes}</svg>`

/** A jug with a sprig, and the name in a serif. */
const juniper = (jug: string, sprig: string, words: string): string =>
  logo(
    520,
    `<path d="M34 38h44l-4 16q18 16 14 34-4 22-32 22t-32-22q-4-18 14-34z" fill="${jug}"/><path d="M86 52q22-6 20 16t-20 22" fill="none" stroke="${jug}" stroke-width="7"/><path d="M56 38q-2-18 10-30M58 26q10-2 16-10M56 22q-10 0-16-8" stroke="${sprig}" stroke-width="5" stroke-linecap="round" fill="none"/><text x="128" y="80" font-family="DejaVu Serif, Georgia, serif" font-size="50" fill="${words}">Juniper &amp; Clay</text>`,
  )

/** A sprout within a circle, and the name in round letters. */
const huerta = (field: string, sprout: string, words: string): string =>
  logo(
    520,
    `<circle cx="60" cy="60" r="46" fill="${field}"/><path d="M60 92V54" stroke="${sprout}" stroke-width="7" stroke-linecap="round"/><path d="M60 58q-30 2-32-24 28-4 32 24z" fill="${sprout}"/><path d="M60 50q2-26 32-24 0 26-32 24z" fill="${sprout}"/><text x="128" y="79" font-family="DejaVu Sans, Verdana, sans-serif" font-weight="bold" font-size="48" letter-spacing="-1" fill="${words}">Huerta Clara</text>`,
  )

export const logos: Record<LogoName, string> = {
  'juniper-logo': juniper('#a34f2d', '#5f7150', '#2b211b'),
  'juniper-logo-dark': juniper('#d98a62', '#a4b48d', '#f2e9e0'),
  'huerta-logo': huerta('#4a6d2f', '#f3f5e6', '#26331b'),
  'huerta-logo-dark': huerta('#8fb46c', '#1d2416', '#eef3e4'),
}
