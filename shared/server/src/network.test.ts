import { networkOf, siteNetworkOf } from "./network";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["192.0.2.7:4711", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("maps %s to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["192.0.2.7", undefined],
  ["::ffff:192.0.2.7", undefined],
  ["::ffff:c000:207", undefined],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::9", "2001:db8:0::/48"],
])("maps %s to the site network %s", (address, network) => {
  expect(siteNetworkOf(address)).toBe(network);
});
