/** Install instructions for where `npm test` cannot install a tool by itself: on other systems, or without root. */

const PLATFORMS: Record<string, string> = { darwin: 'macOS', win32: 'Windows', linux: 'Linux' }

const go = {
  linux: ['Debian, Ubuntu (as root): apt-get install golang-go', 'Fedora: dnf install golang', 'Arch: pacman -S go'],
  darwin: ['brew install go'],
  win32: ['winget install GoLang.Go'],
} as const

/** How each tool is installed, by what is at hand; the variable that names one that is elsewhere. */
const tools = {
  chromium: {
    needs: 'The browser tests need Chromium',
    linux: [
      'Debian (as root): apt-get install chromium-headless-shell',
      'Fedora: dnf install chromium',
      'Arch: pacman -S chromium',
      'any other: npx playwright install --with-deps chromium',
    ],
    darwin: ['npx playwright install chromium'],
    win32: ['npx playwright install chromium'],
    else: 'or set CHROMIUM_PATH to a Chromium or Chrome that is there',
  },
  java: {
    needs: 'The check of the generated SDK needs Java 11 or later',
    linux: [
      'Debian, Ubuntu (as root): apt-get install default-jre-headless',
      'Fedora: dnf install java-21-openjdk-headless',
      'Arch: pacman -S jre-openjdk-headless',
      'Alpine: apk add openjdk21-jre-headless',
    ],
    darwin: ['brew install openjdk, and put its bin folder on the path as brew says'],
    win32: ['winget install EclipseAdoptium.Temurin.21.JRE'],
    else: 'or put the `java` of another installation on the path',
  },
  schemathesis: {
    needs: 'The check of the contract needs Python 3.10 or later with venv and pip',
    linux: [
      'Debian, Ubuntu (as root): apt-get install python3-venv',
      'Fedora: dnf install python3-pip',
      'Arch: pacman -S python',
    ],
    darwin: ['brew install python'],
    win32: ['winget install Python.Python.3.13'],
    else: 'or set SCHEMATHESIS_PATH to a `schemathesis` that is there',
  },
  pebble: {
    needs: 'The tests of certificates need Pebble, which Go builds',
    ...go,
    else: 'or set PEBBLE_PATH to a `pebble` that is there',
  },
  'stripe-mock': {
    needs: 'Calls are made again at stripe-mock, which Go builds',
    ...go,
    else: 'or set STRIPE_MOCK_PATH to a `stripe-mock` v0.203.0 that is there',
  },
  versitygw: {
    needs: 'Files are kept at versitygw, a server of S3, which Go builds',
    ...go,
    else: 'or set VERSITYGW_PATH to a `versitygw` v1.8.0 that is there',
  },
  temporal: {
    needs: 'The tests on Temporal need its server',
    linux: [
      'curl -sSf https://temporal.download/cli.sh | sh, and put ~/.temporalio/bin on the path',
      'or install Go 1.24 or later, with which npm test builds it (3 to 4 minutes, once)',
    ],
    darwin: ['brew install temporal'],
    win32: ['download temporal.exe from https://temporal.download/cli/archive/latest?platform=windows&arch=amd64'],
    else: 'or set TEMPORAL_CLI_PATH to a `temporal` command that is there',
  },
} as const

export function howToInstall(tool: keyof typeof tools, platform: string = process.platform): string {
  const { needs, else: otherwise, ...ways } = tools[tool]
  const lines = ways[platform as keyof typeof ways] ?? ways.linux
  const here = `${PLATFORMS[platform] ?? platform}, ${process.arch}`
  const steps = [...lines, otherwise].map(line => `  ${line}`)
  return `${needs}, and it could not be installed by itself here (${here}). Install it:\n${steps.join('\n')}\nThen run npm test again.`
}
