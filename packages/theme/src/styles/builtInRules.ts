import { parseStyleText } from './parseStyleText.ts'
import type { StyleRule } from './Style.ts'

// The stock look of pleroma-fe 2.8, as a style. Every other style is laid over it.
const stock = `
Root {
  --bg: color | #121a24; --fg: color | #182230; --text: color | #b9b9ba; --link: color | #d8a070; --accent: color | #d8a070;
  --cRed: color | #ff0000; --cBlue: color | #0095ff; --cGreen: color | #0fa00f; --cOrange: color | #ffa500;
  --font: generic | sans-serif; --monoFont: generic | monospace;
  --wallpaper: color | --bg,-2;
  --selectionBackground: color | --accent; --selectionText: color | $textColor(--accent --text no-preserve);
  --buttonDefaultHoverGlow: shadow | 0 0 1 2 --text / 0.4;
  --buttonDefaultFocusGlow: shadow | 0 0 1 2 --link / 0.5;
  --buttonDefaultShadow: shadow | 0 0 2 #000000;
  --buttonDefaultBevel: shadow | $borderSide(#FFFFFF top 0.2 1), $borderSide(#000000 bottom 0.2 1);
  --buttonPressedBevel: shadow | inset 0 0 4 #000000, $borderSide(#000000 top 0.2 1), $borderSide(#FFFFFF bottom 0.2 1);
  --badgeNotification: color | --cRed;
  --defaultInputBevel: shadow | $borderSide(#FFFFFF bottom 0.2 1), $borderSide(#000000 top 0.2 1);
  --defaultInputHoverGlow: shadow | 0 0 4 --text / 0.5;
  --defaultInputFocusGlow: shadow | 0 0 4 4 --link / 0.5;
}
Text { textColor: --text; textAuto: no-preserve }
Text:faint { textOpacity: 0.5 }
Link { textColor: --link }
Link:faint { textOpacity: 0.5; textOpacityMode: fake }
FunText { textColor: --text }
FunText:faint { textOpacity: 0.5 }
FunText.greentext { textColor: --cGreen }
FunText.cyantext { textColor: --cBlue }
Icon { textColor: $blend(--stack 0.5 --parent--text); textAuto: no-auto }
Border { textColor: $mod(--parent 10); textAuto: no-auto }
Underlay { background: #000000; opacity: 0.2 }
Panel { background: --bg; roundness: 3; blur: 5px; shadow: 0 0 3 #000000 / 0.5, 0 4 6 3 #000000 / 0.3 }
PanelHeader { background: --fg; shadow: 0 1 3 #000000 / 0.4, inset 0 1 0 #ffffff / 0.2 }
TopBar { background: --fg; shadow: 0 1 4 #000000 / 0.4, 0 2 7 #000000 / 0.3 }
TopBar Link { textColor: --text }
Popover { background: --bg; blur: 10px; shadow: 2 2 3 #000000 / 0.5 }
Button { background: --fg; shadow: --buttonDefaultShadow, --buttonDefaultBevel; roundness: 3 }
Button:hover { shadow: --buttonDefaultHoverGlow, --buttonDefaultBevel }
Button:focused { shadow: --buttonDefaultFocusGlow, --buttonDefaultBevel }
Button:pressed { shadow: --buttonDefaultShadow, --buttonPressedBevel }
Button:pressed:hover { shadow: --buttonPressedBevel, --buttonDefaultHoverGlow }
Button:toggled { background: --accent,-24.2; shadow: --buttonDefaultShadow, --buttonPressedBevel }
Button:toggled:hover { background: --accent,-24.2; shadow: --buttonDefaultHoverGlow, --buttonPressedBevel }
Button:toggled:disabled { background: $blend(--accent 0.25 --parent); shadow: --buttonPressedBevel }
Button:disabled { background: $blend(--inheritedBackground 0.25 --parent); shadow: --buttonDefaultBevel }
Button:disabled Text { textOpacity: 0.25; textOpacityMode: blend }
Button:disabled Icon { textOpacity: 0.25; textOpacityMode: blend }
ButtonUnstyled { shadow: none }
ButtonUnstyled:hover Icon { textColor: --parent--text }
ButtonUnstyled:toggled Icon { textColor: --parent--text }
TopBar ButtonUnstyled Icon { textColor: --parent--text }
Input { background: $mod(--fg -5); roundness: 3; shadow: --defaultInputBevel; --font: generic | inherit }
Input.checkbox { roundness: 1 }
Input:hover { shadow: --defaultInputHoverGlow, --defaultInputBevel }
Input:focused { shadow: --defaultInputFocusGlow, --defaultInputBevel }
Input:disabled { background: $blend(--inheritedBackground 0.25 --parent) }
Input:disabled Text { textOpacity: 0.25; textOpacityMode: blend }
Tab { background: --fg; shadow: --buttonDefaultShadow, --buttonDefaultBevel; roundness: 3 }
Tab:hover { shadow: --buttonDefaultHoverGlow, --buttonDefaultBevel }
Tab:active { opacity: 0 }
Tab:active:hover { opacity: 0 }
Tab:active Icon { textColor: --parent--text }
Tab:disabled { background: $blend(--inheritedBackground 0.25 --parent); shadow: --buttonDefaultBevel }
Tab:disabled Text { textOpacity: 0.25; textOpacityMode: blend }
MenuItem { background: --bg; opacity: 0 }
MenuItem:hover { background: $mod(--bg 5); opacity: 1 }
MenuItem:active { background: $mod(--bg 10); opacity: 1 }
MenuItem:active:hover { background: $mod(--bg 15); opacity: 1 }
MenuItem:hover Text { textColor: --link; textAuto: no-preserve }
MenuItem:active Text { textColor: --link; textAuto: no-preserve }
MenuItem:active:hover Text { textColor: --link; textAuto: no-preserve }
MenuItem:hover Icon { textColor: --link; textAuto: no-preserve }
MenuItem:active Icon { textColor: --link; textAuto: no-preserve }
MenuItem:active:hover Icon { textColor: --link; textAuto: no-preserve }
Post { background: --bg }
Post:selected { background: $mod(--bg 10) }
RichContent { --font: generic | inherit }
Alert { background: --text; opacity: 0.5; blur: 9px }
Alert.error { background: --cRed }
Alert.warning { background: --cOrange }
Alert.success { background: --cGreen }
Alert Border { textColor: --parent }
Popover Alert { opacity: 0.95 }
Badge { background: --cGreen }
Badge.notification { background: --cRed }
Badge Text { textAuto: no-preserve }
Avatar { roundness: 3; shadow: 0 1 4 #000000 / 0.2 }
Attachment { roundness: 3 }
Attachment Button { background: #FFFFFF; opacity: 0.5 }
PollGraph { background: --accent; opacity: 0.5 }
Chat { background: --bg }
ChatMessage { background: --bg,2 }
ChatMessage.outgoing { background: --bg,5 }
UserCard { opacity: 0; roundness: 3; shadow: 1 1 4 #000000 / 0.6 }
ScrollbarElement { background: --wallpaper; roundness: 3; shadow: 0 0 2 #000000, $borderSide(#FFFFFF top 0.2 1), $borderSide(#000000 bottom 0.2 1) }
`

let read: readonly StyleRule[] | null = null

/** Rules that pleroma-fe has built in, for the components that slots are read from. */
export function builtInRules(): readonly StyleRule[] {
  read ??= parseStyleText(stock).rules
  return read
}
