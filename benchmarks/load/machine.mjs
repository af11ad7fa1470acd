// What the kernel knows of processes: CPU time and memory, with all their descendants.
import fs from "node:fs";

const TICK = 10; // milliseconds

function read(path) {
  try {
    return fs.readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

function tree(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(tree)];
}

function ownCpu(pid) {
  const text = read(`/proc/${pid}/stat`);
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return text ? (Number(fields[11]) + Number(fields[12])) * TICK : 0;
}

function ownMemory(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** CPU milliseconds that a process and its descendants have used. */
export const cpuOf = (pid) => sum(tree(pid).map(ownCpu));

/** KiB of memory that a process and its descendants hold. */
export const memoryOf = (pid) => sum(tree(pid).map(ownMemory));

/** CPU milliseconds that the whole machine has used, and those that its host took away. */
export function machineCpu() {
  const fields = read("/proc/stat").split("\n")[0].split(/\s+/).slice(1).map(Number);
  const [user, nice, system, , , irq, softirq, steal] = fields;
  return { busy: sum([user, nice, system, irq, softirq]) * TICK, steal: steal * TICK };
}
