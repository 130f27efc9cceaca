/** Filters that give a surface: film grain, paper fibre, worn ink, cast shadow. Use as filter="url(#id)". */

/** Speckles over whatever the layer holds, kept inside its shape. strength 0..1 */
export const grain = (id, { seed = 1, scale = 0.9, strength = 0.18 } = {}) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="2" seed="${seed}"/><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="g"/><feComposite in="SourceGraphic" in2="g" operator="arithmetic" k2="1" k3="${strength}" k4="${-strength / 2}" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>`;

/** Ink that didn't take everywhere: small holes. bite 0..1 says how much is missing. */
export const worn = (id, { seed = 2, scale = 0.7, bite = 0.35, hard = 9 } = {}) =>
  `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${hard} 0 0 0 ${-hard * bite}" result="h"/><feComposite in="SourceGraphic" in2="h" operator="in"/></filter>`;

/** Edges of a cut or hand-printed shape. */
export const rough = (id, { seed = 3, scale = 0.04, amount = 4 } = {}) =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="3" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${amount}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** Paper lit from the upper left: a filled rect with fibres. */
export const paper = (id, { seed = 4, scale = "0.02 0.03", colour = "#f4efe4", depth = 0.9 } = {}) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="5" seed="${seed}"/><feDiffuseLighting lighting-color="${colour}" surfaceScale="${depth}" diffuseConstant="1.13"><feDistantLight azimuth="225" elevation="62"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>`;

export const shadow = (id, { dx = 0, dy = 8, blur = 10, colour = "#000", opacity = 0.35 } = {}) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`;

export const blur = (id, amount) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

export const linear = (id, stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = "objectBoundingBox" } = {}) =>
  `<linearGradient id="${id}" gradientUnits="${units}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("")}</linearGradient>`;

export const radial = (id, stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("")}</radialGradient>`;

/** Turns a soft gradient into sprayed dots of one colour, as stone lithographs shade. */
export const stipple = (id, colour, { seed = 5, scale = 0.75 } = {}) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 -.6" result="t"/><feComposite in="SourceAlpha" in2="t" operator="arithmetic" k2="1" k3="1" k4="-1"/><feComponentTransfer result="dots"><feFuncA type="linear" slope="9"/></feComponentTransfer><feFlood flood-color="${colour}"/><feComposite in2="dots" operator="in"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;
