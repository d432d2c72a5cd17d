@meta {
  name: Sluice;
  author: Rookery;
  license: AGPL-3.0-only;
}

@palette.Dusk {
  bg: #1b1d2a;
  fg: #262a3d;
  text: #d6d8e6;
  link: #f0a868;
  accent: #8fb8e8;
  cRed: #e0686f;
  cGreen: #6fc08a;
  cBlue: #6fa8e0;
  cOrange: #e0a860;
}

Root {
  --edge: shadow | 0 1 2 #000000 / 0.5;
  --glow: color | $brightness(--accent 10);
}

Panel {
  roundness: 6;
  shadow: --edge;
}

Button {
  background: $mod(--fg 8);
  shadow: inset 0 1 0 #ffffff / 0.1, --edge;
}

Button:hover {
  background: --glow;
}

Panel Link {
  textColor: --glow;
}
