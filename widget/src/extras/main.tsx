/**
 * The file `extras.js`, for popups that count down, hold a coupon, show choices as stars or pictures, have a picture or a
 * logo, or words with markup. The API says which do (`files` of a popup).
 */
import { type Extras, extras } from '../popup/extras.ts'
import { Choices } from './choices.tsx'
import { Countdown } from './countdown.tsx'
import { Coupon } from './coupon.tsx'
import { dots } from './dots.tsx'
import css from './extras.css?inline'
import { framed } from './frame.tsx'
import { logo } from './logo.tsx'
import { rich } from './rich.tsx'

const below: Extras['below'] = state => [<Countdown {...state} />, <Coupon {...state} />]
const choices: Extras['choices'] = props => props.field.presentation && <Choices {...props} />

Object.assign(extras, { above: logo, below, choices, css, dots, framed, rich } satisfies Extras)
