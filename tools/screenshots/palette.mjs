const COLOURS = 256;

/**
 * Chooses the 256 colours that come nearest to a picture: the colours that occur are put in boxes,
 * and the box whose halving gains most is halved, until there are as many as the palette holds.
 */
export function buildPalette(data, channels) {
  const counts = new Map();
  for (let i = 0; i < data.length; i += channels) {
    const key = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const pixels = [...counts].map(([key, count]) => ({
    channels: [key >> 16, (key >> 8) & 255, key & 255],
    // Large areas keep their exact colour, without using up the whole palette.
    weight: Math.sqrt(count),
    key,
  }));
  const boxes = [boxOf(pixels)];
  while (boxes.length < COLOURS) {
    const widest = boxes.reduce((a, b) => (b.gain > a.gain ? b : a));
    if (widest.gain === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest));
  }
  const indexes = new Map();
  const colours = boxes.map(({ members }, index) => {
    for (const { key } of members) indexes.set(key, index);
    return centre(members);
  });
  return { colours, indexOf: (r, g, b) => indexes.get((r << 16) | (g << 8) | b) ?? 0 };
}

function boxOf(members) {
  const spreads = [0, 1, 2].map((channel) => spread(members, channel));
  const gain = Math.max(...spreads);
  return { members, channel: spreads.indexOf(gain), gain: members.length > 1 ? gain : 0 };
}

/** Weighted squared distance from the mean along one channel. */
function spread(members, channel) {
  let weights = 0;
  let sum = 0;
  let squares = 0;
  for (const { channels, weight } of members) {
    const value = channels[channel];
    weights += weight;
    sum += value * weight;
    squares += value * value * weight;
  }
  return squares - (sum * sum) / weights;
}

/** Cuts a box at the mean of its widest channel. */
function halves({ members, channel }) {
  const mean = average(members, channel);
  const low = members.filter(({ channels }) => channels[channel] <= mean);
  const high = members.filter(({ channels }) => channels[channel] > mean);
  return high.length === 0 ? [{ ...boxOf(low), gain: 0 }] : [boxOf(low), boxOf(high)];
}

function centre(members) {
  // The most frequent colour of a box represents it when it outweighs the others: flat areas stay
  // exact.
  const heaviest = members.reduce((a, b) => (b.weight > a.weight ? b : a));
  const total = members.reduce((sum, { weight }) => sum + weight, 0);
  if (heaviest.weight * 4 > total) return heaviest.channels;
  return [0, 1, 2].map((channel) => Math.round(average(members, channel)));
}

function average(members, channel) {
  let weights = 0;
  let sum = 0;
  for (const { channels, weight } of members) {
    weights += weight;
    sum += channels[channel] * weight;
  }
  return sum / weights;
}
