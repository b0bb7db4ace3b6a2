/** Reads a user agent: device, system, browser, and whether it is a robot. Pure. */
import { isbot } from 'isbot'
import { memoize } from '../runtime/memoize.ts'

export interface UserAgent {
  device: 'desktop' | 'tablet' | 'mobile'
  platform: string | undefined
  browser: string | undefined
  robot: boolean
}

/** In this order: many browsers name others behind their own name. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\/|\bAppleWebKit\/.*\bMobile\//],
]

const platforms: readonly (readonly [string, RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const named = (list: typeof browsers, line: string): string | undefined => list.find(([, rule]) => rule.test(line))?.[0]

const line_characters_max = 500

/** Longer user agents are cut. */
export const readUserAgent = memoize({ texts_max: 2_000, characters_max: line_characters_max }, parse)

function parse(whole: string): UserAgent {
  const line = whole.slice(0, line_characters_max)
  const tablet = /\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)|\bSilk\//.test(line)
  const mobile = /\bMobile\b|\biPhone\b|\biPod\b/.test(line)
  return {
    device: tablet ? 'tablet' : mobile ? 'mobile' : 'desktop',
    platform: named(platforms, line),
    browser: named(browsers, line),
    robot: isbot(line),
  }
}
