import type { PathCommand } from 'fontkit';

type Point = readonly [x: number, y: number];
type Place = (x: number, y: number) => Point;

/**
 * Writes outlines as steps between whole numbers: half as long as places. Where a curve goes on
 * smoothly, its control point follows from the one before and is left out.
 */
export class Pen {
  private text = '';
  private verb = '';
  private at: Point = [0, 0];
  private start: Point = [0, 0];
  private control: Point | undefined;

  toString(): string {
    return this.text;
  }

  draw({ command, args }: PathCommand, place: Place): void {
    const points: Point[] = [];
    for (let i = 0; i < args.length; i += 2) points.push(place(args[i] ?? 0, args[i + 1] ?? 0));
    const [first, end = first] = points;
    if (command === 'closePath' || !first || !end) this.close();
    else if (command === 'moveTo') this.move(first);
    else if (command === 'lineTo') this.line(first);
    else if (command === 'quadraticCurveTo') this.curve(first, end);
    else throw new Error('A curve of TrueType has one control point');
  }

  private close(): void {
    this.text += 'z';
    this.verb = 'z';
    this.at = this.start;
    this.control = undefined;
  }

  private move(to: Point): void {
    this.write('m', [to]);
    this.start = to;
  }

  private line(to: Point): void {
    const [dx, dy] = this.stepTo(to);
    if (dx === 0 && dy === 0) return;
    if (dy === 0) this.append('h', [dx]);
    else if (dx === 0) this.append('v', [dy]);
    else this.append('l', [dx, dy]);
    this.at = to;
    this.control = undefined;
  }

  private curve(control: Point, to: Point): void {
    const [x, y] = this.at;
    const smooth: Point = this.control
      ? [2 * x - this.control[0], 2 * y - this.control[1]]
      : this.at;
    const isSmooth = Math.abs(smooth[0] - control[0]) <= 1 && Math.abs(smooth[1] - control[1]) <= 1;
    if (isSmooth) this.write('t', [to]);
    else this.write('q', [control, to]);
    this.control = isSmooth ? smooth : control;
  }

  private write(verb: string, points: readonly Point[]): void {
    this.append(
      verb,
      points.flatMap((point) => this.stepTo(point)),
    );
    this.at = points.at(-1) ?? this.at;
    this.control = undefined;
  }

  private stepTo([x, y]: Point): [number, number] {
    return [x - this.at[0], y - this.at[1]];
  }

  /** A verb is said once for all steps that follow it. */
  private append(verb: string, numbers: readonly number[]): void {
    const steps = numbers.join(' ').replaceAll(' -', '-');
    const lead = verb !== this.verb ? verb : steps.startsWith('-') ? '' : ' ';
    this.text += lead + steps;
    this.verb = verb;
  }
}
