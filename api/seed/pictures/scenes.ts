/** The demo's pictures as drawings: flat shapes, 1,200 by 900. */
import type { PictureName } from './pictures.ts'

const scene = (background: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="${background}"/>${shapes}</svg>`

const mug = (x: number, y: number, body: string, glaze: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M150 62q92-8 86 66t-104 66l8-40q52 2 54-34t-48-22z" fill="${body}"/><path d="M0 0h170l-14 220q-4 26-30 26H44q-26 0-30-26z" fill="${body}"/><path d="M0 0h170l-5 84q-34 30-62 6t-52 10-47-12z" fill="${glaze}"/><ellipse cx="85" cy="0" rx="85" ry="15" fill="${glaze}"/><ellipse cx="85" cy="1" rx="70" ry="10" fill="#3c2a22" opacity=".55"/></g>`

const leaf = (x: number, y: number, turn: number, color: string, size = 1): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0q46-52 118-26-44 60-118 26z" fill="${color}"/>`

const orange = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/><path d="M${x - r * 0.62} ${y - r * 0.3}a${r} ${r} 0 0 1 ${r * 0.5} -${r * 0.45}" stroke="#fff" stroke-width="${r * 0.1}" stroke-linecap="round" fill="none" opacity=".35"/><circle cx="${x + r * 0.1}" cy="${y - r * 0.78}" r="${r * 0.09}" fill="#5c6b2f"/>`

export const scenes: Record<PictureName, string> = {
  mugs: scene(
    '#efe2d2',
    `<circle cx="960" cy="210" r="250" fill="#e6c9a8"/><rect y="668" width="1200" height="232" fill="#d9bfa2"/><rect x="90" y="640" width="1020" height="34" rx="10" fill="#6f4a37"/><rect x="160" y="674" width="26" height="120" fill="#5a3a2c"/><rect x="1014" y="674" width="26" height="120" fill="#5a3a2c"/>${mug(170, 396, '#b4623f', '#f3e3cf')}${mug(470, 350, '#3f5e5a', '#9db8ae', 1.18)}${mug(800, 396, '#c98d54', '#7c3f2b')}<path d="M560 300q-22-34 0-64t0-62" stroke="#fff" stroke-width="12" stroke-linecap="round" fill="none" opacity=".6"/><path d="M610 296q-20-30 0-54t0-50" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".45"/>`,
  ),
  vase: scene(
    '#dfe4dc',
    `<rect x="0" y="700" width="1200" height="200" fill="#c8b39b"/><circle cx="300" cy="250" r="190" fill="#eef0e9"/><path d="M620 470C590 330 520 250 430 160M636 470C640 320 660 220 700 90M650 470C690 340 770 280 880 220" stroke="#6d7d5b" stroke-width="12" fill="none" stroke-linecap="round"/>${[
      [452, 182, -150],
      [500, 240, 30],
      [520, 262, 170],
      [566, 332, 20],
      [578, 356, 190],
      [604, 420, 10],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => leaf(x, y, turn, i % 2 ? '#8fa37a' : '#748b66', 1.05))
      .join('')}${[
      [696, 110, -60],
      [676, 180, -160],
      [668, 230, -20],
      [650, 310, -170],
      [646, 370, -10],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => leaf(x, y, turn, i % 2 ? '#a4b48d' : '#7f9670', 1.05))
      .join('')}${[
      [860, 230, -20],
      [806, 268, 150],
      [760, 300, -40],
      [714, 356, 165],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => leaf(x, y, turn, i % 2 ? '#748b66' : '#93a880', 1.05))
      .join(
        '',
      )}<path d="M560 460h150q-6 46 40 96 58 64 26 150-24 64-141 64t-141-64q-32-86 26-150 46-50 40-96z" fill="#b86f4c"/><path d="M560 460h150q-3 24 10 48-84 30-170 0 13-24 10-48z" fill="#8f4c31"/><path d="M508 620q60 34 130 10t140 4" stroke="#f0d9c3" stroke-width="12" fill="none" stroke-linecap="round"/><rect x="880" y="600" width="170" height="150" rx="14" fill="#f2ece2"/><path d="M880 640h170" stroke="#b86f4c" stroke-width="10"/>`,
  ),
  wheel: scene(
    '#d8cdbf',
    `<rect y="0" width="1200" height="520" fill="#e9dfd2"/><rect x="120" y="70" width="300" height="300" rx="12" fill="#cfd9d6"/><path d="M270 70v300M120 220h300" stroke="#fff" stroke-width="14"/><path d="M120 370l120-300h60l-120 300z" fill="#fff" opacity=".35"/><rect x="700" y="150" width="380" height="20" rx="6" fill="#7a5642"/><rect x="730" y="84" width="70" height="66" rx="10" fill="#a85a3b"/><path d="M840 90h80l-10 60h-60z" fill="#4c6b66"/><ellipse cx="1000" cy="124" rx="46" ry="26" fill="#cda06a"/><rect x="180" y="700" width="840" height="140" rx="24" fill="#5f6b6d"/><rect x="240" y="640" width="720" height="80" rx="18" fill="#7c888a"/><ellipse cx="600" cy="628" rx="300" ry="44" fill="#3f4a4c"/><ellipse cx="600" cy="616" rx="286" ry="38" fill="#566365"/><path d="M430 604q-30-150 50-216 120-60 240 0 80 66 50 216-170 40-340 0z" fill="#b98862"/><ellipse cx="600" cy="394" rx="122" ry="30" fill="#9a6b48"/><ellipse cx="600" cy="398" rx="92" ry="18" fill="#6e4a31"/><path d="M446 500q150 42 308 0M438 556q160 40 324 0" stroke="#a5764f" stroke-width="9" fill="none"/><path d="M180 620q120-110 240-100 60 10 34 50-50 50-120 66z" fill="#d9a98a"/><path d="M1020 620q-120-110-240-100-60 10-34 50 50 50 120 66z" fill="#d9a98a"/>`,
  ),
  basket: scene(
    '#e8eddb',
    `<rect y="690" width="1200" height="210" fill="#d8c29d"/><circle cx="240" cy="210" r="130" fill="#f3cf73"/><path d="M520 430q-40-210 60-330 70 130 10 330zM600 430q10-210 150-280 10 170-90 290z" fill="#5f8a3e"/><path d="M470 440q-110-150-60-300 110 90 120 290z" fill="#7fa653"/><path d="M730 440q60-170 190-190-10 130-120 210z" fill="#8fb562"/>${orange(420, 470, 92, '#cf4b32')}${orange(560, 450, 104, '#d9622f')}<path d="M690 470q-20-60 30-90 80-30 120 30 50 70-10 110z" fill="#5b3a63"/><path d="M740 378q10-34 44-40" stroke="#4c7034" stroke-width="14" fill="none" stroke-linecap="round"/><path d="M860 500q-30-90 20-150 60 60 40 150z" fill="#e08a2e"/><path d="M256 500h688l-60 262q-8 38-46 38H362q-38 0-46-38z" fill="#b98548"/><path d="M232 470h736q16 0 16 16v44q0 16-16 16H232q-16 0-16-16v-44q0-16 16-16z" fill="#d3a163"/><path d="M300 600h600M318 672h564M338 744h524" stroke="#96672f" stroke-width="14"/><path d="M420 546l20 254M600 546v254M780 546l-20 254" stroke="#a47438" stroke-width="14"/>`,
  ),
  oranges: scene(
    '#fbe9cf',
    `<rect y="640" width="1200" height="260" fill="#e9cfa6"/><ellipse cx="600" cy="720" rx="420" ry="70" fill="#d5b586"/><path d="M210 600h780q-30 150-160 170H370q-130-20-160-170z" fill="#4f7680"/><path d="M210 600h780q-6 34-18 62H228q-12-28-18-62z" fill="#7ea3aa"/>${orange(380, 520, 110, '#ee8a1d')}${orange(600, 500, 124, '#f29a2e')}${orange(820, 524, 108, '#e87f14')}${orange(490, 370, 106, '#f4a53f')}${orange(706, 366, 110, '#ee8a1d')}${orange(600, 240, 100, '#f29a2e')}${leaf(620, 148, -40, '#5d8244', 1.3)}${leaf(596, 152, 210, '#7fa05a', 1.1)}${leaf(770, 262, -20, '#7fa05a', 1.1)}<circle cx="1020" cy="700" r="84" fill="#f29a2e"/><circle cx="1020" cy="700" r="72" fill="#fff3df"/><circle cx="1020" cy="700" r="64" fill="#f6b04e"/><path d="M1020 636v128M965 668l110 64M965 732l110-64" stroke="#fff3df" stroke-width="7"/>`,
  ),
  field: scene(
    '#cfe3ea',
    `<circle cx="880" cy="230" r="120" fill="#f8dd8c"/><path d="M0 420q260-110 520-40t680-60v580H0z" fill="#9dbb7a"/><path d="M0 520q300-90 600-20t600-60v460H0z" fill="#7fa05a"/><path d="M600 520L-60 900h240zM600 520L320 900h190zM600 520l50 380h190zM600 520l380 380h240z" fill="#6b4f36"/><path d="M600 520L180 900h140zM600 520l-90 380h140zM600 520l240 380h140z" fill="#5d8244"/><rect x="210" y="330" width="170" height="120" fill="#f4ead9"/><path d="M190 336l105-86 105 86z" fill="#b4623f"/><rect x="276" y="386" width="40" height="64" fill="#6f4a37"/><path d="M990 420V300" stroke="#6f4a37" stroke-width="18"/><circle cx="990" cy="270" r="76" fill="#5f8a3e"/><circle cx="962" cy="252" r="16" fill="#ee8a1d"/><circle cx="1018" cy="270" r="16" fill="#ee8a1d"/><circle cx="986" cy="306" r="16" fill="#ee8a1d"/>`,
  ),
}
